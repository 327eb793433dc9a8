import { Form, href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { VERIFICATION } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { idIn, orRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { askFirst } from '../confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../confirmation/components/confirm-person.tsx'
import { isConfirmed, wayOf } from '../confirmation/confirmed.server.ts'
import { MOST_PASSKEYS } from '../confirmation/passkey-rules.ts'
import { EndOthers } from '../devices/components/end-others.tsx'
import { countOthers } from '../devices/list-devices.server.ts'
import type { Route } from './+types/passkeys.page'
import { AddPasskey } from './components/add-passkey.tsx'
import { PasskeyCard } from './components/passkey-card.tsx'
import styles from './components/passkeys.module.css'
import { listPasskeys } from './list-passkeys.server.ts'
import { removePasskey } from './remove-passkey.server.ts'
import { renamePasskey } from './rename-passkey.server.ts'
import { texts } from './texts.ts'

const HERE = href('/mon-compte/cles-d-acces')

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { ajoutee: 'added', nom: 'renamed', retiree: 'removed' } as const
const isOutcome = (text: string | null): text is keyof typeof outcomes => text !== null && Object.hasOwn(outcomes, text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  const outcome = isOutcome(done) ? outcomes[done] : null
  return {
    passkeys: await listPasskeys(visit),
    emailProved: personOf(visit).emailProved,
    confirmation: isConfirmed(visit) ? null : await wayOf(visit),
    others: outcome === 'added' || outcome === 'removed' ? await countOthers(visit) : 0,
    done: outcome,
  }
}

/** `intent` names the submitted form: one of a passkey's, or the confirmation before another is added. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'rename') return change(visit, form, renamePasskey)
  return askFirst(visit, form, async () => {
    if (intent === 'add') throw redirectTo(HERE)
    return change(visit, form, (visit, { id }) => removePasskey(visit, id))
  })
}

async function change(
  visit: Visit,
  form: FormData,
  work: (visit: Visit, given: { id: number; name: string }) => Promise<unknown>,
) {
  const given = { id: idIn({ id: String(form.get('id')) }), name: String(form.get('name') ?? '') }
  const outcome = await orRefusal(async () => {
    await work(visit, given)
    throw redirectTo(`${HERE}?fait=${form.get('intent') === 'rename' ? 'nom' : 'retiree'}`)
  })
  return { ...outcome, data: { ...outcome.data, ...given } }
}

export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  if (actionData && 'asking' in actionData) return <ConfirmPerson asking={actionData.asking} back={HERE} />
  const { passkeys, confirmation, done } = loaderData
  const faultOf = (id: number) =>
    actionData?.id === id && actionData.refusal.field === 'name'
      ? { typed: actionData.name, message: actionData.refusal.message }
      : undefined
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? <Notice tone="good">{t(done)}</Notice> : null}
      {actionData ? null : <EndOthers others={loaderData.others} />}
      <RefusalNotice refusal={actionData?.refusal} />
      <Section title={t('listTitle')}>
        {passkeys.length === 0 ? <p>{t('none')}</p> : null}
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyCard key={passkey.id} passkey={passkey} fault={faultOf(passkey.id)} />
          ))}
        </ul>
      </Section>
      <Section title={t('addTitle')}>
        {passkeys.length >= MOST_PASSKEYS ? (
          <p>{t('full')}</p>
        ) : !loaderData.emailProved ? (
          <p>
            <LinkedText
              from={texts}
              name="emailFirst"
              links={{ prove: { href: withReturn(VERIFICATION, HERE), label: t('proveEmail') } }}
            />
          </p>
        ) : confirmation !== null && confirmation !== 'password' ? (
          <Form method="post">
            <p>{t('confirmFirst')}</p>
            <Button type="submit" name="intent" value="add" variant="secondary">
              {t('confirm')}
            </Button>
          </Form>
        ) : (
          <AddPasskey asksPassword={confirmation === 'password'} />
        )}
      </Section>
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
