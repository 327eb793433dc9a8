import { Form, useNavigation } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { KeyMark } from '../../confirmation/components/key-mark.tsx'
import { NAME_MAX } from '../../confirmation/passkey-rules.ts'
import { texts } from '../texts.ts'
import type { Passkey } from '../views.ts'
import styles from './passkeys.module.css'

interface Props {
  passkey: Passkey
  /** The error of the submitted name, if any. */
  fault: { typed: string; message: string } | undefined
}

export function PasskeyCard({ passkey, fault }: Props) {
  const t = useTexts(texts)
  const { id, name, createdAt, usedAt } = passkey
  const sent = useNavigation().formData
  const busy = sent?.get('id') === String(id) ? sent.get('intent') : null
  return (
    <Card as="li" className={styles.passkey}>
      <div className={styles.head}>
        <KeyMark />
        <h3>{name}</h3>
      </div>
      <p className={styles.when}>{t('created', { moment: inDayAndHour(createdAt) })}</p>
      <p className={styles.when}>{usedAt ? t('used', { moment: inDayAndHour(usedAt) }) : t('neverUsed')}</p>
      <div className={styles.acts}>
        <details open={fault !== undefined} className={accounts.edit}>
          <summary aria-label={t('renameNamed', { name })}>{t('rename')}</summary>
          <Form method="post" className={accounts.form} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Field
              id={`nom-${id}`}
              name="name"
              label={t('name')}
              defaultValue={fault?.typed ?? name}
              error={fault?.message}
              maxLength={NAME_MAX}
              autoComplete="off"
              required
            />
            <div>
              <Button type="submit" name="intent" value="rename" busy={busy === 'rename'}>
                {t('save')}
              </Button>
            </div>
          </Form>
        </details>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="secondary"
            busy={busy === 'remove'}
            aria-label={t('removeNamed', { name })}
          >
            {t('remove')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
