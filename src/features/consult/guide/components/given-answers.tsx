import { Link } from 'react-router'
import { BackLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { type Answers, addressBefore, type Given, GUIDE_PAGE, QUESTIONS, type Question } from '../answers.ts'
import { texts } from '../texts.ts'
import styles from './guide.module.css'

/** The answers, each a link back to its question. */
export function GivenAnswers({ slugs, answers }: { slugs: Given['slugs']; answers: Answers }) {
  const t = useTexts(texts)
  const said: Record<Question, string> = {
    theme: t(`theme.${answers.theme}`),
    way: t(`way.${answers.way}`),
    matter: t(`matter.${answers.matter}`),
  }
  return (
    <nav aria-labelledby="mes-reponses" className={styles.given}>
      <span id="mes-reponses">{t('answers')}</span>
      {QUESTIONS.map((question) => (
        <Link key={question} to={addressBefore(question, slugs)}>
          {said[question]}
        </Link>
      ))}
      <BackLink to={GUIDE_PAGE}>{t('again')}</BackLink>
    </nav>
  )
}
