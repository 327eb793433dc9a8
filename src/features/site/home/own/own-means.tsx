import { href } from 'react-router'
import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ownTexts } from './own-texts.ts'
import type { ClientHome } from './read-own-home.server.ts'

/** The client's free time and credit; nothing of what they don't have. */
export function Means({ means: { freeSeconds, credit, waits } }: { means: NonNullable<ClientHome['means']> }) {
  const t = useTexts(ownTexts)
  if (freeSeconds === 0 && credit === 0 && !waits) return null
  const said = [
    ...(freeSeconds > 0 ? [t('freeTime', { time: inMinutes(freeSeconds) })] : []),
    ...(credit > 0 ? [t('credit', { credit: inEuros(credit) })] : []),
    ...(waits ? [t('freeTimeWaits')] : []),
  ]
  return (
    <p className="own-means">
      <span>{said.join(' ')}</span>
      {waits ? (
        <OnwardLink to={href('/mon-compte/telephone')}>{t('prove')}</OnwardLink>
      ) : (
        <OnwardLink to={href('/wallet')}>{t('place.wallet')}</OnwardLink>
      )}
    </p>
  )
}
