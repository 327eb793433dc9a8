import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { z } from 'zod'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/contact.page'
import { ContactForm } from './components/contact-form.tsx'
import { OtherWays } from './components/other-ways.tsx'
import { SUBJECTS } from './rules.ts'
import { messageFaults, sendMessage } from './send-message.server.ts'
import { texts } from './texts.ts'

const typed = z.string().default('')
const schema = z.object({
  subject: typed,
  name: typed,
  emailAddress: typed,
  message: typed,
  altcha: z.string().optional(),
})

export function loader({ context, url }: Route.LoaderArgs) {
  const { user, app } = visitOf(context)
  return {
    known: user ? { name: user.firstName, emailAddress: user.email ?? '' } : undefined,
    subject: SUBJECTS.find((one) => one === url.searchParams.get('sujet')),
    phone: app.config.legal?.phone ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return rejected(submission)
  const { value } = submission
  const [fault, ...others] = messageFaults(value)
  if (fault) return refuse(submission, fault, ...others)
  try {
    const { reference } = await sendMessage(visitOf(context), value)
    return { receipt: { reference, email: value.emailAddress } }
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { known, subject, phone } = loaderData
  const receipt = actionData && 'receipt' in actionData ? actionData.receipt : undefined
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      plate={<PageScene of={href('/contactez-nous')} />}
      aside={<OtherWays phone={phone} />}
    >
      <title>{`${t('title')} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      {receipt ? (
        <Section title={t('doneTitle')}>
          <Notice tone="good">{t('done', receipt)}</Notice>
          <p>{t('doneNext')}</p>
          <OnwardLink to={href('/')}>{t('backHome')}</OnwardLink>
        </Section>
      ) : (
        <ContactForm
          result={actionData && 'result' in actionData ? actionData.result : undefined}
          known={known}
          subject={subject}
        />
      )}
    </Page>
  )
}
