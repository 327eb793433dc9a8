import { Form, useNavigation } from 'react-router'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PICTURE_TYPES } from '../../../consult/media/rules.ts'
import accounts from '../../../house/forms/forms.module.css'
import { texts } from '../texts.ts'
import styles from './files.module.css'
import { TakeBack } from './take-back.tsx'

const SHOWN = 120

interface PortraitSectionProps {
  name: string
  portrait: string | null
  /** The one that waits, and its proposal. */
  waiting: { id: number; address: string } | null
  error: string | undefined
}

/** The photo of the profile, the one that waits, and a form for another. */
export function PortraitSection({ name, portrait, waiting, error }: PortraitSectionProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  return (
    <Section title={t('portraitTitle')}>
      <div className={styles.files}>
        <figure className={styles.file}>
          <Avatar name={name} src={portrait} size={SHOWN} />
          <figcaption>{portrait ? t('portraitNow') : t('portraitNone')}</figcaption>
          {portrait ? (
            <Form method="post">
              <input type="hidden" name="which" value="portrait" />
              <Button type="submit" name="intent" value="remove" variant="quiet" busy={busy}>
                {t('portraitRemove')}
              </Button>
            </Form>
          ) : null}
        </figure>
        {waiting ? (
          <figure className={styles.file}>
            <Avatar name={name} src={waiting.address} size={SHOWN} />
            <figcaption>{t('portraitWaits')}</figcaption>
            <TakeBack id={waiting.id} />
          </figure>
        ) : null}
      </div>
      <CheckedForm key={waiting?.address} method="post" encType="multipart/form-data" className={accounts.form}>
        <Field
          name="file"
          id="portrait-file"
          type="file"
          accept={PICTURE_TYPES}
          label={t('portraitFile')}
          hint={t('portraitLead')}
          error={error}
          required
        />
        <div className={accounts.actions}>
          <Button type="submit" name="intent" value="portrait" variant="secondary" busy={busy}>
            {t('portraitSend')}
          </Button>
        </div>
      </CheckedForm>
    </Section>
  )
}
