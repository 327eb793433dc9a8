import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { EntryView, LotteryView } from '../read-lottery.server.ts'
import { texts } from '../texts.ts'
import { EntryOutcome } from './entry.tsx'
import { LotteryFacts } from './facts.tsx'

/** How far a lottery is, and what became of the visitor's entry. */
export function Progress({ lottery, entry }: { lottery: LotteryView; entry: EntryView | null }) {
  const t = useTexts(texts)
  const { state, drawnAt, round, outcome } = lottery
  return (
    <Section title={t('stateTitle')}>
      {state === 'closing' ? <p>{t('closing')}</p> : null}
      {state === 'closed' && round ? <p>{t('waiting', { moment: inDayAndHour(round.at) })}</p> : null}
      {drawnAt ? <p>{outcome ? t('drawn', { moment: inDayAndHour(drawnAt) }) : t('nobody')}</p> : null}
      {outcome && !outcome.isGiven ? <p>{t('notGiven')}</p> : null}
      {state === 'open' ? null : <EntryOutcome lottery={lottery} entry={entry} />}
      <LotteryFacts of={lottery} />
    </Section>
  )
}
