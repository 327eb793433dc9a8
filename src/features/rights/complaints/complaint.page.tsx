import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { z } from 'zod'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/complaint.page'
import { ComplaintForm } from './components/complaint-form.tsx'
import { MyComplaints } from './components/my-complaints.tsx'
import { complaintFaults, listComplaints, makeComplaint } from './make-complaint.server.ts'
import { ANSWER_DAYS } from './rules.ts'
import { texts } from './texts.ts'

const typed = z.string().default('')
const schema = z.object({ name: typed, emailAddress: typed, about: typed, text: typed, altcha: z.string().optional() })

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { user, app } = visit
  return {
    known: user ? { name: user.firstName, emailAddress: user.email ?? '' } : undefined,
    complaints: await listComplaints(visit),
    phone: app.config.legal?.phone ?? null,
    mediator: app.config.legal?.mediator ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return rejected(submission)
  const [fault, ...others] = complaintFaults(submission.value)
  if (fault) return refuse(submission, fault, ...others)
  try {
    const { reference, email, answerBy } = await makeComplaint(visitOf(context), submission.value)
    return { receipt: { reference, email, answerBy } }
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
}

export default function ComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { known, complaints, phone, mediator } = loaderData
  const receipt = actionData && 'receipt' in actionData ? actionData.receipt : undefined
  return (
    <Page
      title={t('title')}
      lead={t('lead', { days: ANSWER_DAYS })}
      plate={<PageScene of={href('/reclamation')} />}
      aside={
        <Section title={t('nextTitle')}>
          {phone ? <p>{t('phone', { phone })}</p> : null}
          <p>{mediator ? t('mediator', { mediator }) : t('mediatorUnknown')}</p>
        </Section>
      }
    >
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {receipt ? (
        <Section title={t('doneTitle', { reference: receipt.reference })}>
          <Notice tone="good">{t('done', { email: receipt.email, day: inDay(receipt.answerBy) })}</Notice>
        </Section>
      ) : (
        <>
          <p>
            <LinkedText
              from={texts}
              name="receiptHint"
              links={{ receipts: { href: href('/mon-compte/consultations'), label: t('receiptsLink') } }}
            />
          </p>
          <ComplaintForm result={actionData && 'result' in actionData ? actionData.result : undefined} known={known} />
        </>
      )}
      <MyComplaints complaints={complaints} />
    </Page>
  )
}
