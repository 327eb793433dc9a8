import { Form } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { newToken } from '../../../platform/session/token.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ConsentsBlock } from '../../house/consents/components/consents-block.tsx'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { keepAddress } from '../../house/journal/keep-address.ts'
import { kindAt, kindSlugs } from '../../house/journal/kinds.ts'
import { clientOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { orNotFound, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/keep.page'
import { AskField } from './components/ask-field.tsx'
import styles from './components/entry.module.css'
import { Subject } from './components/subject.tsx'
import { useTitle } from './components/use-title.ts'
import { journalContract } from './contract.server.ts'
import { findSubject } from './find-subject.server.ts'
import { keepEntry } from './keep-entry.server.ts'
import { findKept } from './queries.server.ts'
import { askDays, entryAddress, NOTE_MAX, QUESTION_MAX } from './rules.ts'
import { texts } from './texts.ts'

/** What the address names, with the rest of what is to be kept. */
function keptIn({ searchParams }: URL, rest: object = {}) {
  const kind = orNotFound(kindAt(searchParams.get('genre')))
  return parse(journalContract.keepInJournal.body, { kind, reference: orNotFound(searchParams.get('de')), ...rest })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(async () => {
    const { id, emailProved } = clientOf(visit)
    if (url.searchParams.get('genre') === kindSlugs.question && !url.searchParams.has('de'))
      throw redirectTo(keepAddress('question', newToken()))
    const kept = keptIn(url)
    const [known, consented] = await Promise.all([
      findKept(visit.db, id, kept),
      hasConsent(visit, id, 'SENSITIVE_DATA'),
    ])
    if (known !== null) throw redirectTo(entryAddress(known))
    const subject = kept.kind === 'question' ? null : await findSubject(visit, kept)
    const days = emailProved ? askDays(dayInParis(visit.now())) : null
    return { subject, days, consents: consented ? null : contentOf('SENSITIVE_DATA', visit.site) }
  })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  return orGivenBack(form, ['question', 'note', 'askOn', 'consents'], async () => {
    const { id } = clientOf(visit)
    const asked = !(await hasConsent(visit, id, 'SENSITIVE_DATA'))
    const agreed = form.getAll('consents').includes('SENSITIVE_DATA')
    const consents = asked ? [{ type: 'SENSITIVE_DATA', agreed }] : undefined
    const entry = await keepEntry(
      visit,
      keptIn(url, {
        question: form.get('question') ?? undefined,
        note: form.get('note'),
        askOn: form.get('askOn'),
        consents,
      }),
    )
    throw redirectTo(`${entryAddress(entry)}?fait=garde`)
  })
}

export default function KeepPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const titleOf = useTitle()
  const { subject, days, consents } = loaderData
  const refusal = actionData?.refusal ?? null
  const typed = actionData?.typed
  const title = t(subject ? 'keepTitle' : 'askTitle')
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Page title={title} lead={t(subject ? 'keepLead' : 'askLead')} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('keepDescription')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal} />
      {subject ? (
        <Card as="section">
          <h2>{titleOf(subject)}</h2>
          <Subject subject={subject} />
        </Card>
      ) : null}
      <Form method="post" className={styles.form}>
        {subject ? null : (
          <TextArea
            name="question"
            label={t('askLabel')}
            hint={t('askHint')}
            rows={3}
            maxLength={QUESTION_MAX}
            required
            defaultValue={typed?.question}
            error={errorAt('question')}
          />
        )}
        <TextArea
          name="note"
          label={t('keepNote')}
          hint={t('noteHint')}
          rows={5}
          maxLength={NOTE_MAX}
          defaultValue={typed?.note}
          error={errorAt('note')}
        />
        {days ? <AskField days={days} value={typed?.askOn} error={errorAt('askOn')} optional /> : null}
        {consents ? (
          <ConsentsBlock
            id="consents"
            intro={t('consentLead')}
            content={consents}
            ticked={typed?.consents ? [typed.consents] : []}
            error={errorAt('consents')}
          />
        ) : null}
        <Button type="submit">{t('keep')}</Button>
      </Form>
    </Page>
  )
}
