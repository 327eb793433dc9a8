import { href } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { BackLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { PageHandle } from '../../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { visitOf } from '../../../../visit-context.ts'
import forms from '../../../house/forms/forms.module.css'
import { orGivenBack } from '../../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import { LINKS_MAX, SUBJECTS, TEXT_MAX, TEXT_MIN } from '../rules.ts'
import type { Route } from './+types/questions.page'
import { askHouse, readOwnQuestions } from './ask-house.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

const HERE = href('/espace-voyant/equipe')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const questions = await pageRefusal(() => readOwnQuestions(visit))
  return { questions, sent: url.searchParams.get('fait') === 'question' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, ['subject', 'message'], async () => {
    const typed = (name: string) => String(form.get(name) ?? '')
    await askHouse(visit, { subject: typed('subject'), message: typed('message') })
    throw redirectTo(`${HERE}?fait=question`)
  })
}

export default function OwnQuestionsPage({ loaderData: { questions, sent }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const refusal = actionData?.refusal ?? null
  const typed: Record<string, string> = actionData?.typed ?? {}
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {sent && !refusal ? <Notice tone="good">{t('sent')}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <CheckedForm method="post" className={forms.form}>
        <Select
          name="subject"
          label={t('subject')}
          error={errorAt('subject')}
          defaultValue={typed.subject || 'consultation'}
          options={SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
        />
        <TextArea
          name="message"
          label={t('message')}
          hint={t('messageHint', { least: TEXT_MIN, most: TEXT_MAX, links: LINKS_MAX })}
          error={errorAt('message')}
          defaultValue={typed.message}
          minLength={TEXT_MIN}
          maxLength={TEXT_MAX}
          rows={6}
          required
        />
        <div>
          <Button type="submit">{t('send')}</Button>
        </div>
      </CheckedForm>
      <Section title={t('mine')}>
        {questions.length === 0 ? <p>{t('none')}</p> : null}
        {questions.map(({ reference, subject, message, answer, sentAt, closedAt }) => (
          <Card key={reference}>
            <h3>{t('asked', { subject: t(`subject.${subject}`), day: inDay(sentAt), reference })}</h3>
            <p>{message}</p>
            {answer !== null && closedAt ? (
              <>
                <h3>{t('answered', { day: inDay(closedAt) })}</h3>
                <p>{answer}</p>
              </>
            ) : (
              <p>{closedAt ? t('closed', { day: inDay(closedAt) }) : t('waiting')}</p>
            )}
          </Card>
        ))}
      </Section>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
