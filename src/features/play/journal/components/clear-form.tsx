import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './entry.module.css'

/** Opened before it can be pressed, so that one press deletes nothing. */
export function ClearForm() {
  const t = useTexts(texts)
  return (
    <details>
      <summary>{t('clear')}</summary>
      <Form method="post" className={styles.form}>
        <p>{t('clearLead')}</p>
        <Button type="submit" name="intent" value="clear" variant="danger">
          {t('clearSure')}
        </Button>
      </Form>
    </details>
  )
}
