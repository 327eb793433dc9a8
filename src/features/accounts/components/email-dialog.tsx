import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { isRemembered, rememberForVisit } from '../../../ui/visit-memory.ts'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../accounts.module.css'
import { ACCOUNT_CREATED, DONE } from '../rules.ts'
import { texts } from '../texts.ts'
import { EmailForm } from './email-form.tsx'

const CLOSED = 'email-dialog-closed'
/** It asks the same. */
const OWN_PAGE = '/verification'

/** Asks a signed-in person for the address that the account lacks, once in a visit. */
export function EmailDialog({ lacking }: { lacking: boolean }) {
  const t = useTexts(texts)
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [closed, setClosed] = useState(true)
  const [given, setGiven] = useState<string | null>(null)
  const isNew = search.get(DONE) === ACCOUNT_CREATED

  useEffect(() => setClosed(isRemembered(CLOSED)), [])

  function close() {
    rememberForVisit(CLOSED)
    setClosed(true)
    if (!isNew) return
    const rest = new URLSearchParams(search)
    rest.delete(DONE)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }

  if (closed || pathname === OWN_PAGE || (!lacking && given === null)) return null
  return (
    <Dialog open title={t(isNew ? 'emailDialogNew' : 'emailDialogTitle')} onClose={close}>
      {given === null ? (
        <EmailForm onGiven={setGiven} />
      ) : (
        <>
          <p>{t('verifyLead', { email: given })}</p>
          <div className={styles.actions}>
            <ButtonLink to={OWN_PAGE}>{t('proveLink')}</ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}
