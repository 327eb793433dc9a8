import { inDayAndHour, perMinute } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { AppointmentView } from '../views.ts'

/** How an appointment is written on both sides' pages. */
export function useDetails() {
  const t = useTexts(texts)
  return (of: AppointmentView) => ({
    when: inDayAndHour(of.startsAt),
    how: t('length', {
      count: (Date.parse(of.endsAt) - Date.parse(of.startsAt)) / 60_000,
      channel: t(`channel.${of.channel}`),
      price: perMinute(of.pricePerMinute),
    }),
    state: [
      t(`state.${of.state}`, { answerBy: inDayAndHour(of.answerBy) }),
      of.why ? t(`why.${of.why}`) : null,
      of.state === 'cancelled' && of.late ? t('late') : null,
    ]
      .filter(Boolean)
      .join(' '),
  })
}
