import { Form, href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { personOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/entry.page'
import { answerEntry } from './answer-entry.server.ts'
import { changeEntry } from './change-entry.server.ts'
import { Answer } from './components/answer.tsx'
import { AnswerForm } from './components/answer-form.tsx'
import { AskForm } from './components/ask-form.tsx'
import styles from './components/entry.module.css'
import { Folded } from './components/folded.tsx'
import { NoteForm } from './components/note-form.tsx'
import { Origin } from './components/origin.tsx'
import { Subject } from './components/subject.tsx'
import { useTitle } from './components/use-title.ts'
import { journalContract } from './contract.server.ts'
import { readEntry, removeEntry } from './entries.server.ts'
import { askDays, entryAddress } from './rules.ts'
import { texts } from './texts.ts'

const { answerJournalEntry, changeJournalEntry } = journalContract

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = {
  garde: 'kept',
  note: 'noted',
  jour: 'askedDate',
  'sans-jour': 'unaskedDate',
  reponse: 'answeredNow',
} as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  const entry = await pageRefusal(() => readEntry(visit, idIn(params)))
  return {
    entry,
    days: personOf(visit).emailProved ? askDays(dayInParis(visit.now())) : null,
    done: done && Object.hasOwn(outcomes, done) ? outcomes[done as keyof typeof outcomes] : null,
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  const form = await request.formData()
  const act = async (): Promise<string> => {
    switch (form.get('intent')) {
      case 'remove':
        await removeEntry(visit, id)
        return `${href('/mon-journal')}?fait=retire`
      case 'answer': {
        const said = { verdict: form.get('verdict') ?? undefined, words: form.get('words') }
        await answerEntry(visit, id, parse(answerJournalEntry.body, said))
        return `${entryAddress(id)}?fait=reponse`
      }
      case 'ask':
        await changeEntry(visit, id, parse(changeJournalEntry.body, { askOn: form.get('askOn') }))
        return `${entryAddress(id)}?fait=jour`
      case 'unask':
        await changeEntry(visit, id, { askOn: null })
        return `${entryAddress(id)}?fait=sans-jour`
      default:
        await changeEntry(visit, id, parse(changeJournalEntry.body, { note: form.get('note') }))
        return `${entryAddress(id)}?fait=note`
    }
  }
  return orGivenBack(form, ['intent', 'note', 'askOn', 'verdict', 'words'], async () => {
    throw redirectTo(await act())
  })
}

export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { entry, days, done } = loaderData
  const { subject, note, keptAt, answer } = entry
  const title = useTitle()(subject)
  const refusal = actionData?.refusal ?? null
  /** What a refused form had typed, by its name. */
  const typed = (intent: string) => (actionData?.typed.intent === intent ? actionData.typed : undefined)
  const said = done === 'noted' && note === null ? 'noteErased' : done
  return (
    <Page title={title} lead={t('keptOn', { kind: t(`kind.${subject.kind}`), day: inDay(keptAt) })} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('entryDescription')} />
      <meta name="robots" content="noindex" />
      {said && !actionData ? <Notice tone="good">{t(said)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <Subject subject={subject} />
      <Origin subject={subject} />
      <Section title={t('noteTitle')}>
        <NoteForm note={typed('note')?.note ?? note ?? ''} refusal={refusal} />
      </Section>
      <Section title={t('thenTitle')} id="et-alors">
        {answer ? <Answer answer={answer} /> : <p>{t('thenLead')}</p>}
        <Folded name={answer ? t('answerChange') : null} open={typed('answer') !== undefined}>
          <AnswerForm
            verdict={typed('answer')?.verdict ?? answer?.verdict ?? ''}
            words={typed('answer')?.words ?? answer?.words ?? ''}
            refusal={refusal}
          />
        </Folded>
      </Section>
      <Section title={t('askTitleLater')}>
        <AskForm entry={entry} days={days} typed={typed('ask')?.askOn} refusal={refusal} />
      </Section>
      <Section title={t('removeTitle')}>
        <p>{t('removeLead')}</p>
        <Form method="post" className={styles.form}>
          <Button type="submit" name="intent" value="remove" variant="danger">
            {t('remove')}
          </Button>
        </Form>
      </Section>
      <p>
        <BackLink to={href('/mon-journal')}>{t('backToJournal')}</BackLink>
      </p>
    </Page>
  )
}
