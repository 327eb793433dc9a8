import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { keepAddress } from '../keep-address.ts'
import type { JournalKind } from '../kinds.ts'
import { texts } from '../texts.ts'

/** Leads to the page that keeps something in the journal; for clients, and for visitors who may become one. */
export function KeepLink({ kind, reference }: { kind: JournalKind; reference: string }) {
  const t = useTexts(texts)
  const role = useShell()?.person?.role ?? 'client'
  if (role !== 'client') return null
  return (
    <ButtonLink to={keepAddress(kind, reference)} variant="secondary" rel="nofollow">
      {t('keep')}
    </ButtonLink>
  )
}
