import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, href, Link } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { inMinutes } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { spacedPhone } from '../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ResendForm } from '../../house/forms/components/resend-form.tsx'
import { resendByForm } from '../../house/forms/resend-by-form.server.ts'
import { FREE_SECONDS } from '../../house/ledger/rules.ts'
import { findContact } from '../../house/users/phone-queries.server.ts'
import { PHONE_BONUS_SECONDS } from '../../house/users/phone-rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import { askFirst } from '../confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../confirmation/components/confirm-person.tsx'
import { EndOthers } from '../devices/components/end-others.tsx'
import { countOthers } from '../devices/list-devices.server.ts'
import { FreeTimeWaits } from '../free-time/components/free-time-waits.tsx'
import { freeTimeWaits } from '../free-time/offer-free-time.server.ts'
import type { Route } from './+types/phone.page'
import { chooseContact } from './choose-contact.server.ts'
import { claimBonus } from './claim-bonus.server.ts'
import { BonusOffer } from './components/bonus-offer.tsx'
import { CodeForm } from './components/code-form.tsx'
import { ContactForm } from './components/contact-form.tsx'
import { NumberForm } from './components/number-form.tsx'
import { TextFate } from './components/text-fate.tsx'
import { phoneForm } from './forms.server.ts'
import type { MobileProved } from './mobile-proved.server.ts'
import { readPhone } from './read-phone.server.ts'
import { removePhone } from './remove-phone.server.ts'
import { addPhone, resendPhoneCode } from './send-code.server.ts'
import { texts } from './texts.ts'
import { verifyPhone } from './verify-phone.server.ts'

const HERE = href('/mon-compte/telephone')

/** Values of the query parameter that reports the outcome of the last act. */
const outcomes = ['efface', 'offert', 'bienvenue', 'tout', 'choisi', 'confirme'] as const

/** The free time that was just given, in seconds. */
const given = {
  offert: PHONE_BONUS_SECONDS,
  bienvenue: FREE_SECONDS,
  tout: FREE_SECONDS + PHONE_BONUS_SECONDS,
} as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const phone = await pageRefusal(() => readPhone(visit))
  const done = outcomes.find((outcome) => outcome === url.searchParams.get('fait'))
  const others = done && done !== 'choisi' ? await countOthers(visit) : 0
  const { id, emailProved } = personOf(visit)
  const contact = await findContact(visit.db, id)
  const waits = phone.bonus !== null && (await freeTimeWaits(visit, id))
  return {
    phone,
    contact,
    done,
    freeTimeWaits: waits,
    emailProved,
    others,
    demo: visit.app.config.mode === 'demo',
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const resent = await resendByForm(form, () => resendPhoneCode(visit))
  if (resent) return resent
  const asksFirst = form.get('intent') === 'remove' || (form.get('intent') === 'add' && personOf(visit).emailProved)
  return asksFirst ? askFirst(visit, form, () => change(visit, form)) : change(visit, form)
}

async function change(visit: Visit, form: FormData) {
  if (form.get('intent') === 'remove') {
    await pageRefusal(() => removePhone(visit))
    throw redirectTo(`${HERE}?fait=efface`)
  }
  if (form.get('intent') === 'bonus') {
    try {
      await claimBonus(visit)
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      return data({ bonusRefusal: shown(thrown) }, { status: thrown.entry.status })
    }
    throw redirectTo(`${HERE}?fait=offert`)
  }
  const submission = parseWithZod(form, { schema: phoneForm })
  if (submission.status !== 'success') return rejected(submission)
  try {
    if (submission.value.intent === 'contact') {
      await chooseContact(visit, submission.value)
      throw redirectTo(`${HERE}?fait=choisi`)
    }
    if (submission.value.intent === 'add') await addPhone(visit, submission.value)
    else throw redirectTo(`${HERE}?fait=${outcomeOf(await verifyPhone(visit, submission.value))}`)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    // The catalogue attributes a wrong code to the number; this page has a separate field for the code.
    return refuse(submission, thrown.reason === 'phoneCodeWrong' ? new Refusal('phoneCodeWrong', 'code') : thrown)
  }
  throw redirectTo(HERE)
}

function outcomeOf({ bonus, freeTime }: MobileProved): (typeof outcomes)[number] {
  if (freeTime === 'given') return bonus === null ? 'tout' : 'bienvenue'
  return bonus === null ? 'offert' : 'confirme'
}

export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  if (actionData && 'asking' in actionData) return <ConfirmPerson asking={actionData.asking} back={HERE} />
  const { phone, done, demo } = loaderData
  const result = actionData && 'result' in actionData ? actionData.result : undefined
  const isCode = result?.initialValue?.intent === 'verify'
  return (
    <Page title={t('title')} lead={t(phone.bonus ? 'lead' : 'leadPsychic')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done === 'efface' ? <Notice tone="good">{t('removed')}</Notice> : null}
      {done === 'choisi' ? <Notice tone="good">{t('chosen')}</Notice> : null}
      {done && done in given ? (
        <Notice tone="good">{t('bonusGiven', { time: inMinutes(given[done as keyof typeof given]) })}</Notice>
      ) : null}
      <FreeTimeWaits waits={loaderData.freeTimeWaits} isHere />
      {loaderData.freeTimeWaits && phone.number ? <Notice>{t('numberOfAnother')}</Notice> : null}
      <EndOthers others={loaderData.others} />
      {phone.number ? (
        <Notice tone="good">{t('proved', { number: spacedPhone(phone.number) })}</Notice>
      ) : (
        <p>{t('none')}</p>
      )}
      {phone.bonus ? (
        <BonusOffer
          state={phone.bonus.state}
          refused={actionData && 'bonusRefusal' in actionData ? actionData.bonusRefusal.message : undefined}
        />
      ) : null}
      {phone.pending ? (
        <Section title={t('codeTitle', { number: spacedPhone(phone.pending) })}>
          <TextFate number={phone.pending} refused={phone.refused} />
          <CodeForm result={isCode ? result : undefined} />
          {demo ? <Link to={`${href('/bac-a-sable')}#sms`}>{t('sandbox')}</Link> : null}
          <ResendForm
            wait={phone.nextCodeIn}
            resent={actionData !== undefined && 'resent' in actionData}
            refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
          />
        </Section>
      ) : null}
      {phone.number && phone.bonus ? (
        <Section title={t('contactTitle')}>
          <ContactForm contact={loaderData.contact} />
        </Section>
      ) : null}
      <Section title={t(phone.number || phone.pending ? 'changeTitle' : 'addTitle')}>
        {loaderData.emailProved ? <NumberForm result={isCode ? undefined : result} /> : <p>{t('emailFirst')}</p>}
      </Section>
      {phone.number || phone.pending ? (
        <Form method="post">
          <Button type="submit" name="intent" value="remove" variant="secondary">
            {t('remove')}
          </Button>
        </Form>
      ) : null}
      <p>
        <BackLink to={phone.bonus ? href('/mon-compte') : href('/espace-voyant')}>
          {t(phone.bonus ? 'back' : 'backPsychic')}
        </BackLink>
      </p>
    </Page>
  )
}
