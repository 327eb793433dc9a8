import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ACCOUNT_CREATED, DONE } from '../../../house/users/rules.ts'
import { registeredTexts } from '../registered-texts.ts'

/** Says once that the account was made. The address keeps the mark for the dialog that asks for an address. */
export function RegisteredToast({ lacksAddress }: { lacksAddress: boolean }) {
  const t = useTexts(registeredTexts)
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const isNew = search.get(DONE) === ACCOUNT_CREATED
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the mark appears, and not for what changes after
  useEffect(() => {
    if (!isNew) return
    toast({ tone: 'good', text: t('registered') })
    if (lacksAddress) return
    const rest = new URLSearchParams(search)
    rest.delete(DONE)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [isNew])
  return null
}
