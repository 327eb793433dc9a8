import { Badge } from '../../../ui/badge/badge.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { deskTexts } from '../desk-texts.ts'

/** How much of the fourteen days is left to give back what is due. */
export function DaysLeft({ days }: { days: number }) {
  const t = useTexts(deskTexts)
  if (days < 0) return <Badge tone="bad">{t('late')}</Badge>
  return <span>{days === 0 ? t('left') : t('leftDays', { count: days })}</span>
}
