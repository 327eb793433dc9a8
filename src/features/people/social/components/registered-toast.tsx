import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ACCOUNT_CREATED, DONE } from '../../../house/users/rules.ts'
import { registeredTexts } from '../registered-texts.ts'

/**
 * Announces once that the account was created. The address keeps its parameter for the dialog that asks for an e-mail
 * address.
 */
export function RegisteredToast({ lacksAddress }: { lacksAddress: boolean }) {
  const t = useTexts(registeredTexts)
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const isNew = search.get(DONE) === ACCOUNT_CREATED
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the parameter appears, and not for later changes
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
