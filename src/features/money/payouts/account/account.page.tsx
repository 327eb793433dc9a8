import { href } from 'react-router'
import { inDay, inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { BackLink, OnwardLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { PageHandle } from '../../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { visitOf } from '../../../../visit-context.ts'
import forms from '../../../house/forms/forms.module.css'
import { psychicOf } from '../../../house/visit/access.ts'
import { orGivenBack } from '../../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import { askFirst } from '../../../people/confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../../../people/confirmation/components/confirm-person.tsx'
import type { Route } from './+types/account.page'
import { checkAccount, giveAccount, readOwnAccount, withdrawAccount } from './give-account.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

const HERE = href('/espace-voyant/gains/compte-bancaire')
const outcomes = ['donne', 'retire'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = outcomes.find((one) => one === url.searchParams.get('fait')) ?? null
  return { of: await pageRefusal(() => readOwnAccount(visit)), done }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  return orGivenBack(form, ['holder', 'iban'], async () => {
    psychicOf(visit)
    if (form.get('intent') === 'withdraw') {
      return askFirst(visit, form, async () => {
        await pageRefusal(() => withdrawAccount(visit))
        throw redirectTo(`${HERE}?fait=retire`)
      })
    }
    // An invalid IBAN is refused at its field before the person has to confirm their identity.
    const payee = checkAccount({ holder: typed('holder'), iban: typed('iban') })
    return askFirst(visit, form, () =>
      orGivenBack(form, ['holder', 'iban'], async () => {
        await giveAccount(visit, payee)
        throw redirectTo(`${HERE}?fait=donne`)
      }),
    )
  })
}

export default function AccountPage({ loaderData: { of, done }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  if (actionData && 'asking' in actionData) return <ConfirmPerson asking={actionData.asking} back={HERE} />
  const refusal = actionData?.refusal ?? null
  const typed: Record<string, string> = actionData?.typed ?? {}
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {done && !refusal ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <Section title={t('known')}>
        <Card>
          <p>{of.account ? t('account', { holder: of.account.holder, iban: of.account.iban }) : t('none')}</p>
          {of.account && of.state === 'waits' ? (
            <p>{t('paysFrom', { moment: inDayAndHour(of.account.paysFrom) })}</p>
          ) : null}
        </Card>
      </Section>
      {of.waiting ? (
        <Section title={t('waiting')}>
          <Card>
            <p>{t('account', { holder: of.waiting.holder, iban: of.waiting.iban })}</p>
            <p>{t(of.waiting.isOwn ? 'waitingOwn' : 'waitingHouse', { day: inDay(of.waiting.askedAt) })}</p>
            {of.waiting.isOwn ? (
              <CheckedForm method="post">
                <Button type="submit" name="intent" value="withdraw" variant="secondary">
                  {t('withdraw')}
                </Button>
              </CheckedForm>
            ) : (
              <OnwardLink to={href('/contactez-nous')}>{t('write')}</OnwardLink>
            )}
          </Card>
        </Section>
      ) : (
        <Section title={t(of.account ? 'changeTitle' : 'giveTitle')}>
          <p>{t('giveLead')}</p>
          <CheckedForm method="post" className={forms.form}>
            <Field
              name="holder"
              label={t('holder')}
              hint={t('holderHint')}
              error={errorAt('holder')}
              defaultValue={typed.holder}
              autoComplete="name"
              maxLength={70}
              required
            />
            <Field
              name="iban"
              label={t('iban')}
              hint={t('ibanHint')}
              error={errorAt('iban')}
              defaultValue={typed.iban}
              autoComplete="off"
              maxLength={60}
              required
            />
            <div>
              <Button type="submit" name="intent" value="give">
                {t('send')}
              </Button>
            </div>
          </CheckedForm>
        </Section>
      )}
      <p>
        <BackLink to={href('/espace-voyant/gains')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
