import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../account-texts.ts'

interface BirthLineProps {
  words: { day: string; time: string | null }
  place: string
}

/** Date, time and place, in one line. */
export function BirthLine({ words: { day, time }, place }: BirthLineProps) {
  const t = useTexts(texts)
  return <p>{time === null ? t('bornOn', { day, place }) : t('bornAt', { day, time, place })}</p>
}
