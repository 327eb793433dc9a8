import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { z } from 'zod'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ChallengeField } from '../../house/challenges/components/challenge-field.tsx'
import { orNotFound, orRefusal, pageRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import type { Route } from './+types/withdrawal.page'
import { ConfirmForm } from './components/confirm-form.tsx'
import { Contracts, contractTitle } from './components/contracts.tsx'
import { ReceiptFacts } from './components/receipt-facts.tsx'
import { StrangerForm } from './components/stranger-form.tsx'
import styles from './components/withdrawals.module.css'
import { declarationFaults, declareWithdrawal, withdrawFrom } from './declare-withdrawal.server.ts'
import { loadContracts } from './load-contracts.server.ts'
import { chosenIn, nameOf, REFUND_DAYS } from './rules.ts'
import { texts } from './texts.ts'

const typed = z.string().default('')
const strangerForm = z.object({
  intent: z.enum(['check', 'confirm', 'change']),
  described: typed,
  name: typed,
  emailAddress: typed,
  altcha: z.string().optional(),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { user, site } = visit
  const client = user?.role === 'client' ? { name: user.firstName, email: user.email ?? '' } : null
  const contracts = client ? await pageRefusal(() => loadContracts(visit)) : []
  const asked = client ? url.searchParams.get('contrat') : null
  const chosen = contracts.find((one) => nameOf(one) === asked && !one.withdrawal) ?? null
  if (asked !== null && !contracts.some((one) => nameOf(one) === asked)) orNotFound(null)
  return { company: site.label, client, contracts, chosen, isSignedIn: user !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const contract = form.get('contrat')
  if (contract !== null) {
    return orRefusal(async () => {
      const chosen = orNotFound(chosenIn(String(contract)))
      const { reference } = await withdrawFrom(visit, chosen)
      throw redirectTo(`${href('/retractation/:reference', { reference })}?fait=declaree`)
    })
  }
  const submission = parseWithZod(form, { schema: strangerForm })
  if (submission.status !== 'success') return rejected(submission)
  const { intent, altcha, ...given } = submission.value
  if (intent === 'change') return { typed: given }
  const [fault, ...others] = declarationFaults(given)
  if (fault) return refuse(submission, fault, ...others)
  if (intent === 'check') return { declared: given }
  try {
    return { receipt: await declareWithdrawal(visit, { ...given, altcha }) }
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={t('lead')} plate={<PageScene of={href('/retractation')} wide />} aside={<Rules />}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {actionData && 'refusal' in actionData ? (
        <RefusalNotice refusal={{ ...actionData.refusal, field: null }} />
      ) : null}
      {loaderData.client ? <ForClient loaderData={loaderData} /> : <ForStranger {...{ loaderData, actionData }} />}
    </Page>
  )
}

/** What is given back, beside the form; below it on a phone. */
function Rules() {
  const t = useTexts(texts)
  return (
    <Section title={t('ruleTitle')}>
      <ul className={styles.rules}>
        <li>{t('ruleUnspent')}</li>
        <li>{t('rulePerformed')}</li>
        <li>{t('ruleDelay', { days: REFUND_DAYS })}</li>
        <li>
          <LinkedText
            from={texts}
            name="ruleTerms"
            links={{ terms: { href: `${href('/page/conditions')}#retractation`, label: t('termsLink') } }}
          />
        </li>
      </ul>
    </Section>
  )
}

function ForClient({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useTexts(texts)
  const { company, contracts, chosen } = loaderData
  if (!chosen) {
    return (
      <Section title={t('chooseTitle')}>
        <Contracts contracts={contracts} />
      </Section>
    )
  }
  const client = needed(loaderData.client, 'the client of a contract')
  const refund = t('refundable', { amount: inEuros(chosen.refundable) })
  return (
    <ConfirmForm
      company={company}
      contract={contractTitle(t, chosen)}
      name={client.name}
      email={client.email}
      fields={{ contrat: nameOf(chosen) }}
      note={chosen.inTime ? refund : `${refund} ${t('late')}`}
    >
      <ButtonLink to={href('/retractation')} variant="quiet">
        {t('change')}
      </ButtonLink>
    </ConfirmForm>
  )
}

function ForStranger({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useTexts(texts)
  const receipt = actionData && 'receipt' in actionData ? actionData.receipt : undefined
  const declared = actionData && 'declared' in actionData ? actionData.declared : undefined
  if (receipt) {
    const { email, reference } = receipt
    return (
      <Section title={t('receiptTitle', { reference })}>
        <Notice tone="good">
          {t('receiptDone', { email })} {t('receiptKeep', { reference })}
        </Notice>
        <ReceiptFacts view={receipt} />
      </Section>
    )
  }
  if (declared) {
    const { described, name, emailAddress } = declared
    return (
      <ConfirmForm company={loaderData.company} contract={described} name={name} email={emailAddress} fields={declared}>
        <Button type="submit" name="intent" value="change" variant="quiet">
          {t('change')}
        </Button>
        <ChallengeField purpose="withdrawal" />
      </ConfirmForm>
    )
  }
  return (
    <Section title={t('strangerTitle')}>
      <p>{t('strangerLead')}</p>
      {loaderData.isSignedIn ? null : (
        <OnwardLink to={withReturn(href('/connexion'), href('/retractation'))}>{t('signIn')}</OnwardLink>
      )}
      <StrangerForm
        result={actionData && 'result' in actionData ? actionData.result : undefined}
        typed={actionData && 'typed' in actionData ? actionData.typed : undefined}
      />
    </Section>
  )
}
