import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isRemembered, rememberForVisit } from '../../../../ui/visit-memory.ts'
import { ACCOUNT_CREATED, DONE, VERIFICATION } from '../../../house/users/rules.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

const CLOSED = 'email-dialog-closed'

/** Asks a signed-in person without an address for one, once per visit. */
export function EmailDialog({ lacking }: { lacking: boolean }) {
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

  if (closed || pathname === VERIFICATION || (!lacking && given === null)) return null
  return (
    <Suspense>
      <AddressDialog isNew={isNew} given={given} ownPage={VERIFICATION} onGiven={setGiven} onClose={close} />
    </Suspense>
  )
}
