import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './follow-up.module.css'

interface Props {
  name: string
  /** Until when the psychic may write. */
  day: string
}

/** Asks once whether the psychic may write. */
export function ConsentForm({ name, day }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.form}>
      <p>{t('askLead', { name, day })}</p>
      <Checkbox name="agreed" value="yes" label={t('box', { name })} required />
      <div>
        <Button type="submit" name="intent" value="followUpConsent" variant="secondary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

/** Says that the psychic may write, and takes it back. */
export function RevokeForm({ name, day }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.form}>
      <p>{t('agreed', { name, day })}</p>
      <p>{t('revokeNote')}</p>
      <div>
        <Button type="submit" name="intent" value="followUpConsent" variant="secondary" busy={busy}>
          {t('revoke')}
        </Button>
      </div>
    </Form>
  )
}
