import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/forms/forms.module.css'
import { CheckedPhoneField } from '../../../house/suggestions/components/checked-phone-field.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { texts as phoneTexts } from '../../../people/phones/texts.ts'

/** The number to which a code is sent. */
export function NumberForm({ typed, refusal }: { typed: string; refusal: ShownRefusal | null }) {
  const t = useTexts(phoneTexts)
  const busy = useNavigation().formData?.get('intent') === 'add'
  return (
    <CheckedForm method="post" className={styles.form}>
      <CheckedPhoneField
        name="phoneNumber"
        label={t('phone')}
        hint={t('phoneHint')}
        defaultValue={typed}
        error={refusal?.field === 'phoneNumber' ? refusal.message : undefined}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="add" variant="secondary" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </CheckedForm>
  )
}
