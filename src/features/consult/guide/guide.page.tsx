import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { PsychicView } from '../psychics/views.ts'
import type { Route } from './+types/guide.page'
import { type Answers, readGiven } from './answers.ts'
import { chooseGuided } from './choose-guided.server.ts'
import { GivenAnswers } from './components/given-answers.tsx'
import styles from './components/guide.module.css'
import { GuidedPsychic } from './components/guided-psychic.tsx'
import { QuestionForm } from './components/question-form.tsx'
import type { Guided } from './rank.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const given = orNotFound(readGiven(url.searchParams))
  const answers = given.next === null ? (given.answers as Answers) : null
  const { label, psychicNoun } = visit.site
  return {
    slugs: given.slugs,
    next: given.next,
    answers,
    guided: answers && (await chooseGuided(visit, answers)),
    words: { site: label, noun: psychicNoun.singular, nouns: psychicNoun.plural },
  }
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { slugs, next, answers, guided, words } = loaderData
  if (next === null && answers && guided) {
    return (
      <Page title={t('resultsTitle')} lead={t('resultsLead')}>
        <title>{t('resultsHead', words)}</title>
        <meta name="robots" content="noindex" />
        <GivenAnswers slugs={slugs} answers={answers} />
        <Results guided={guided} answers={answers} nouns={words.nouns} />
      </Page>
    )
  }
  const isFirst = next === 'theme'
  return (
    <Page title={t('title')} lead={isFirst ? t('lead') : null} width="narrow">
      <title>{t('head', words)}</title>
      <meta name="description" content={t('description', words)} />
      {isFirst ? null : <meta name="robots" content="noindex" />}
      <ShareMeta title={t('head', words)} description={t('description', words)} />
      {next ? <QuestionForm question={next} slugs={slugs} /> : null}
    </Page>
  )
}

interface ResultsProps {
  guided: readonly Guided<PsychicView>[]
  answers: Answers
  nouns: string
}

function Results({ guided, answers, nouns }: ResultsProps) {
  const t = useTexts(texts)
  const all = (
    <ButtonLink to={href('/voyance')} variant="secondary">
      {t('seeAll', { nouns })}
    </ButtonLink>
  )
  if (guided.length === 0) {
    return (
      <Empty title={t('none')} picture={<Vignette name="guide" />}>
        <p>{t('noneNext')}</p>
        {all}
      </Empty>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {guided.map((each) => (
          <GuidedPsychic key={each.one.id} guided={each} answers={answers} />
        ))}
      </ul>
      <p>{all}</p>
      <Section title={t('howTitle')}>
        <p>
          {t(`how.${answers.matter}`)} {t('howAll')}
        </p>
      </Section>
    </>
  )
}
