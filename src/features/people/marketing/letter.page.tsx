import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { href, Link, useNavigation } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ChallengeField } from '../../house/challenges/components/challenge-field.tsx'
import { answersTo } from '../../house/consents/answers.server.ts'
import { ConsentsBlock } from '../../house/consents/components/consents-block.tsx'
import { contentOf } from '../../house/consents/views.ts'
import { FormErrors } from '../../house/forms/components/form-errors.tsx'
import { boxesProps, fieldProps, formProps } from '../../house/forms/form.ts'
import styles from '../../house/forms/forms.module.css'
import { EmailField } from '../../house/suggestions/components/email-field.tsx'
import { EMAIL_MAX } from '../../house/users/rules.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/letter.page'
import { askLetter } from './ask-letter.server.ts'
import { letterForm } from './forms.server.ts'
import { letterBoxTexts } from './letter-box-texts.ts'
import { texts } from './texts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  return {
    content: contentOf('NEWSLETTER', visit.site),
    company: visit.site.label,
    asked: url.searchParams.get('fait') === 'demande',
    demo: visit.app.config.mode === 'demo',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const submission = parseWithZod(await request.formData(), { schema: letterForm })
  if (submission.status !== 'success') return rejected(submission)
  const { emailAddress, altcha, ...sent } = submission.value
  const consents = answersTo(contentOf('NEWSLETTER', visit.site), sent)
  try {
    await askLetter(visit, { emailAddress, consents, altcha })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(`${href('/lettre')}?fait=demande`)
}

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const box = useTexts(letterBoxTexts)
  const busy = useNavigation().state === 'submitting'
  const { content, company, asked } = loaderData
  const [form, fields] = useForm<{ emailAddress: string; consents: string[] }>({
    id: 'lettre',
    lastResult: actionData?.result,
  })
  return (
    <Page title={t('letterTitle', { company })} lead={t('letterLead')} width="narrow">
      <title>{t('letterTitle', { company })}</title>
      <meta name="description" content={t('letterDescription')} />
      {asked && !actionData ? (
        <Notice tone="good">
          <p>{t('asked')}</p>
          {loaderData.demo ? <Link to={href('/bac-a-sable')}>{t('askedSandbox')}</Link> : null}
        </Notice>
      ) : (
        <CheckedForm method="post" {...formProps(form)} className={styles.form}>
          <FormErrors errors={form.errors} />
          <EmailField {...fieldProps(fields.emailAddress)} label={t('email')} maxLength={EMAIL_MAX} required />
          <ChallengeField purpose="letter" />
          <ConsentsBlock
            {...boxesProps(fields.consents)}
            content={content}
            button={
              <Button type="submit" busy={busy}>
                {box('receive')}
              </Button>
            }
            buttonPlace="before"
          />
        </CheckedForm>
      )}
    </Page>
  )
}
