import type { Sign } from '../../../../astrology/names.ts'
import { Choices } from '../../../../ui/choices/choices.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { periodAddress, signAddress } from '../addresses.ts'
import { PERIODS, type Period } from '../periods.ts'
import { texts } from '../texts.ts'

/** Links to the five periods of one sign or of all; `here` is the current one. */
export function PeriodNav({ sign, here }: { sign?: Sign; here?: Period }) {
  const t = useTexts(texts)
  const choices = PERIODS.map((period) => ({
    to: sign ? signAddress(period, sign) : periodAddress(period),
    label: t(`tab.${period}`),
    chosen: period === here,
  }))
  return <Choices label={t('choosePeriod')} choices={choices} />
}
