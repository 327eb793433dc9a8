import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/forms/forms.module.css'
import { type Contact, contacts } from '../../../house/users/phone-rules.ts'
import { contactLabels, texts } from '../texts.ts'

/** Choice of the channel for the site's messages, for clients with a proved number. */
export function ContactForm({ contact }: { contact: Contact }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'contact'
  return (
    <Form method="post" className={styles.form}>
      <Select
        key={contact}
        id="contact"
        name="contact"
        label={t('contact')}
        hint={t('contactHint')}
        defaultValue={contact}
        options={contacts.map((value) => ({ value, label: t(contactLabels[value]) }))}
      />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="contact" variant="secondary" busy={busy}>
          {t('chooseContact')}
        </Button>
      </div>
    </Form>
  )
}
