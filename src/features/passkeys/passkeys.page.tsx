import { Link } from 'react-router'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { passwordHashOf } from '../passwords/queries.server.ts'
import { idIn, orRefusal, redirectTo, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/passkeys.page'
import { AddPasskey } from './components/add-passkey.tsx'
import { PasskeyCard } from './components/passkey-card.tsx'
import styles from './components/passkeys.module.css'
import { listPasskeys } from './list-passkeys.server.ts'
import { signedInRecently } from './recent.server.ts'
import { removePasskey } from './remove-passkey.server.ts'
import { renamePasskey } from './rename-passkey.server.ts'
import { MOST_PASSKEYS } from './rules.ts'
import { texts } from './texts.ts'

const HERE = '/mon-compte/cles-d-acces'

/** What was just done, as the address says it. */
const outcomes = { ajoutee: 'added', nom: 'renamed', retiree: 'removed' } as const
const isOutcome = (text: string | null): text is keyof typeof outcomes => text !== null && Object.hasOwn(outcomes, text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  const isRecent = signedInRecently(visit)
  const hasPassword = isRecent || (await passwordHashOf(visit.db, visit.user!.id)) !== null
  return {
    passkeys: await listPasskeys(visit),
    emailProved: visit.user!.emailProved,
    confirmation: isRecent ? null : hasPassword ? ('password' as const) : ('signIn' as const),
    done: isOutcome(done) ? outcomes[done] : null,
  }
}

/** `intent` tells which of a key's forms was sent. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const id = idIn({ id: String(form.get('id')) })
  const name = String(form.get('name') ?? '')
  const outcome = await orRefusal(async () => {
    if (form.get('intent') !== 'rename') {
      await removePasskey(visit, id)
      throw redirectTo(`${HERE}?fait=retiree`)
    }
    await renamePasskey(visit, { id, name })
    throw redirectTo(`${HERE}?fait=nom`)
  })
  return { ...outcome, data: { ...outcome.data, id, name } }
}

export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
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
              links={{ prove: { href: `/verification?retour=${HERE}`, label: t('proveEmail') } }}
            />
          </p>
        ) : confirmation === 'signIn' ? (
          <p>{t('signInAgain')}</p>
        ) : (
          <AddPasskey asksPassword={confirmation === 'password'} />
        )}
      </Section>
      <p>
        <Link to="/mon-compte">{t('back')}</Link>
      </p>
    </Page>
  )
}
