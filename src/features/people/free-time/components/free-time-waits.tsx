import { href } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FREE_SECONDS } from '../../../house/ledger/rules.ts'
import { freeTimeTexts } from '../free-time-texts.ts'

/** Says that the free time waits for a proved mobile, and how to prove one; `isHere` on the page for that. */
export function FreeTimeWaits({ waits, isHere = false }: { waits: boolean; isHere?: boolean }) {
  const t = useTexts(freeTimeTexts)
  if (!waits) return null
  return (
    <Notice>
      <p>{t('waits', { time: inMinutes(FREE_SECONDS) })}</p>
      <p>{t('why')}</p>
      {isHere ? null : <ButtonLink to={href('/mon-compte/telephone')}>{t('prove')}</ButtonLink>}
    </Notice>
  )
}
