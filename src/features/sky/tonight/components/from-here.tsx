import { href, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CityField } from '../../../house/suggestions/components/suggested-field.tsx'
import type { SkyFrom } from '../read-sky-from.server.ts'
import { texts } from '../texts.ts'
import styles from './from-here.module.css'

/** Asks for the place whose sky is drawn; posted, so that it is in no address. */
export function FromHere({ read }: { read: SkyFrom | null }) {
  const t = useTexts(texts)
  const busy = useNavigation().formAction === href('/ciel')
  const error = read?.fault ? t(read.fault, { choices: read.choices.join(' ; ') }) : undefined
  return (
    <Section title={t('fromTitle')} id="d-ou-vous-etes">
      <CheckedForm
        method="post"
        action={href('/ciel')}
        refused={error ? [{ id: 'lieu', message: error }] : []}
        className={styles.form}
      >
        <CityField
          id="lieu"
          name="lieu"
          label={t('place')}
          hint={t('placeHint')}
          defaultValue={read?.typed ?? ''}
          error={error}
          maxLength={120}
          required
        />
        <Button type="submit" busy={busy}>
          {t('draw')}
        </Button>
      </CheckedForm>
      <p className={styles.note}>{t('notKept')}</p>
    </Section>
  )
}
