import { Form, useNavigation } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { roomAddress } from '../rooms/addresses.ts'
import type { Route } from './+types/report.page'
import { careContract } from './contract.server.ts'
import styles from './report.module.css'
import { loadReports, reportConsultation } from './report-consultation.server.ts'
import { reportPage, TOPICS, WORDS_MAX } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const loaded = await pageRefusal(() => loadReports(visit, idIn(params)))
  return { ...loaded, sent: url.searchParams.get('fait') === 'envoye' }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const id = idIn(params)
  const form = await request.formData()
  return orGivenBack(form, ['topic', 'words'], async () => {
    const given = { topic: form.get('topic'), words: form.get('words') ?? '' }
    await reportConsultation(visit, id, parse(careContract.reportConsultation.body, given))
    throw redirectTo(`${reportPage(id)}?fait=envoye`)
  })
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { id, psychic, reports, isOpen, sent } = loaderData
  const busy = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const typed = actionData?.typed
  const left = TOPICS.filter((topic) => !reports.some((one) => one.topic === topic))
  return (
    <Page title={t('title')} lead={t('lead', { psychic })} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={refusal} />
      {sent ? <Notice tone="good">{t('sent')}</Notice> : null}
      {isOpen ? <Notice>{t('open')}</Notice> : null}
      {left.length > 0 ? (
        <Form method="post" className={styles.form}>
          <Select
            label={t('topic')}
            name="topic"
            defaultValue={typed?.topic ?? ''}
            error={refusal?.field === 'topic' ? refusal.message : undefined}
            options={[
              { value: '', label: t('choose') },
              ...left.map((value) => ({ value: value as string, label: t(`topic.${value}`) })),
            ]}
            required
          />
          <TextArea
            label={t('words')}
            hint={t('wordsHint')}
            name="words"
            defaultValue={typed?.words}
            maxLength={WORDS_MAX}
            rows={6}
            error={refusal?.field === 'words' ? refusal.message : undefined}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('send')}
            </Button>
          </div>
        </Form>
      ) : null}
      {reports.length > 0 ? (
        <Section title={t('mine')}>
          <ul className={styles.form}>
            {reports.map(({ topic, words, answer, raisedAt }) => (
              <Card as="li" key={topic}>
                <h3>{t(`topic.${topic}`)}</h3>
                {words ? <p className={styles.words}>{words}</p> : null}
                <p>{t(answer ? 'answered' : 'waits', { day: inDay(raisedAt) })}</p>
                {answer ? <p className={styles.words}>{answer}</p> : null}
              </Card>
            ))}
          </ul>
        </Section>
      ) : null}
      <p>
        <OnwardLink to={roomAddress(id)}>{t('back')}</OnwardLink>
      </p>
    </Page>
  )
}
