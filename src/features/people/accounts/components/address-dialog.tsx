import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/forms/forms.module.css'
import { addressTexts } from '../address-texts.ts'
import { EmailForm } from './email-form.tsx'

interface AddressDialogProps {
  /** Whether the account was just created. */
  isNew: boolean
  /** The address that was given, or null before that. */
  given: string | null
  /** The page with the same form. */
  ownPage: string
  onGiven(email: string): void
  onClose(): void
}

/** Asks for a missing address, and explains what happens next. Loaded only for people without an address. */
export default function AddressDialog({ isNew, given, ownPage, onGiven, onClose }: AddressDialogProps) {
  const t = useTexts(addressTexts)
  return (
    <Dialog open title={t(isNew ? 'created' : 'missing')} onClose={onClose}>
      {given === null ? (
        <EmailForm onGiven={onGiven} />
      ) : (
        <>
          <p>{t('sent', { email: given })}</p>
          <div className={styles.actions}>
            <ButtonLink to={ownPage}>{t('prove')}</ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}
