import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** A journal whose consent was withdrawn: nothing of it is shown. */
export function LockedJournal({ total }: { total: number }) {
  const t = useTexts(texts)
  return (
    <Notice>
      <p>{t('lockedLead')}</p>
      <p>{t('lockedCount', { count: total })}</p>
      <ButtonLink to={href('/mon-compte/consentements')}>{t('agree')}</ButtonLink>
    </Notice>
  )
}
