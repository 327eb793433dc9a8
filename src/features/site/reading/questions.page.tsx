import { href } from 'react-router'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { readQuestions } from '../../content/content/read-questions.server.ts'
import { QUESTION_THEMES } from '../../content/content/rules.ts'
import { texts } from '../../content/content/texts.ts'
import type { Route } from './+types/questions.page'
import { Prose } from './components/prose.tsx'
import { Talk } from './components/talk.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({ questions: await readQuestions(visitOf(context)) })

export default function QuestionsPage({ loaderData: { questions } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const themes = QUESTION_THEMES.filter((theme) => questions.some((one) => one.theme === theme))
  return (
    <Page
      title={t('questions')}
      lead={<p>{t('questionsLead')}</p>}
      plate={<PageScene of={href('/questions-frequentes')} />}
      aside={
        <>
          <SideContents parts={themes.map((theme) => ({ id: theme, title: t(`questionTheme.${theme}`) }))} />
          <Talk />
        </>
      }
    >
      <title>{`${t('questions')} · ${site}`}</title>
      <meta name="description" content={t('questionsDescription')} />
      <Breadcrumb steps={[{ label: t('home'), to: href('/') }]} here={t('questions')} />
      {themes.length === 0 ? <p>{t('questionsNone')}</p> : null}
      {themes.map((theme) => (
        <Section key={theme} id={theme} title={t(`questionTheme.${theme}`)}>
          <Accordion
            folds={questions
              .filter((one) => one.theme === theme)
              .map(({ slug, question, answer }) => ({ id: slug, title: question, content: <Prose html={answer} /> }))}
          />
        </Section>
      ))}
    </Page>
  )
}
