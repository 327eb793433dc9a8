import { inMinutes } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { secondsFor } from '../../../house/ledger/rules.ts'
import { useBack } from '../../hours/components/use-back.ts'
import { PsychicCard } from '../../psychics/components/psychic-card.tsx'
import { freeOn } from '../../psychics/rules.ts'
import { texts as channels } from '../../psychics/texts.ts'
import type { PsychicView } from '../../psychics/views.ts'
import { ANSWER_HOURS } from '../../text-questions/rules.ts'
import type { Answers } from '../answers.ts'
import type { Guided } from '../rank.ts'
import { texts } from '../texts.ts'
import styles from './guide.module.css'

/** What a price is worth is told by a sum that people know. */
const SUM_EUROS = 20

/** A psychic to whom the guide leads, and the reasons. */
export function GuidedPsychic({ guided, answers }: { guided: Guided<PsychicView>; answers: Answers }) {
  const t = useTexts(texts)
  const reasons = useReasons(guided, answers)
  return (
    <li className={styles.guided}>
      <PsychicCard psychic={guided.one} />
      <div>
        <p className={styles.why}>{t('why', { name: guided.one.name })}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function useReasons(guided: Guided<PsychicView>, { theme, matter }: Answers): string[] {
  const t = useTexts(texts)
  const { one, cited } = guided
  const when = useWhen(guided)
  const lasts = guided.when === 'text' ? null : secondsFor(SUM_EUROS * 100, one.pricePerMinute)
  const { rating, reviewCount: count } = one
  return [
    ...(cited.length > 0 ? [t('cites', { words: cited.join(', ') })] : theme === 'other' ? [] : [t('citesNot')]),
    when,
    ...(lasts === null ? [] : [t('lasts', { euros: SUM_EUROS, time: inMinutes(lasts) })]),
    ...(matter === 'reviews'
      ? [rating === null ? t('unrated') : t('rated', { rating: rating.toLocaleString('fr-FR'), count })]
      : []),
    t(one.isAutomaton ? 'machine' : 'human'),
  ]
}

function useWhen({ one, when }: Guided<PsychicView>): string {
  const t = useTexts(texts)
  const c = useTexts(channels)
  const back = useBack(one.back && { at: new Date(one.back.at), said: one.back.said }) ?? ''
  const ways = freeOn(one)
    .map((channel) => c(`platform.${channel}`).toLocaleLowerCase('fr'))
    .join(', ')
  return t(`when.${when}`, { ways, back, hours: ANSWER_HOURS })
}
