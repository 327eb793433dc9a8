import { Badge } from '../../../ui/badge/badge.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { deskTexts } from '../desk-texts.ts'

/** How much of the fourteen days is left to give back what is due. */
export function DaysLeft({ days }: { days: number }) {
  const t = useTexts(deskTexts)
  return days > 0 ? <span>{t('leftDays', { count: days })}</span> : <Badge tone="bad">{t('late')}</Badge>
}
