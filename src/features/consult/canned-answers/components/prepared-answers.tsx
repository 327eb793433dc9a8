import { Link } from 'react-router'
import { inHour } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { CannedAnswer } from '../queries.server.ts'
import { ANSWERS_PAGE, fill, type Names } from '../rules.ts'
import { texts } from '../texts.ts'

interface PreparedAnswersProps {
  answers: readonly CannedAnswer[]
  names: Omit<Names, 'heure'>
  onChoose: (text: string) => void
}

/** Above the composer: a prepared answer is put into the message, with its variables filled, to be read before it goes. */
export function PreparedAnswers({ answers, names, onChoose }: PreparedAnswersProps) {
  const t = useTexts(texts)
  return (
    <section className="workplace-prepared" data-scrolls aria-label={t('choose')}>
      {answers.map(({ id, label, text }) => (
        <button
          key={id}
          type="button"
          aria-keyshortcuts={answers[0]?.id === id ? 'S' : undefined}
          onClick={() => onChoose(fill(text, { ...names, heure: inHour(new Date()) }))}
        >
          {label}
        </button>
      ))}
      {answers.length === 0 ? <Link to={ANSWERS_PAGE}>{t('toWrite')}</Link> : null}
    </section>
  )
}
