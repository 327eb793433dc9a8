import { data, href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/profile.page'
import { actOnProfile, DONE, type Done, typedIn } from './act-on-profile.server.ts'
import { PortraitSection } from './components/portrait-section.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import { VoiceSection } from './components/voice-section.tsx'
import sheet from './profile.css?url'
import { readOwnProfile } from './propose.server.ts'
import { FILES, type FileField, PROFILE_PAGE } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  return { ...(await pageRefusal(() => readOwnProfile(visit))), done: DONE.find((one) => one === done) ?? null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  let done: Done
  try {
    done = await actOnProfile(visitOf(context), form)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const about = FILES.find((one) => one === form.get('intent')) ?? null
    const typed = form.has('intent') ? null : typedIn(form)
    return data({ refusal: shown(thrown), about, typed }, { status: thrown.entry.status })
  }
  throw redirectTo(`${PROFILE_PAGE}?fait=${done}`)
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { slug, name, values, highestPrice, proposals, done } = loaderData
  const asked = Object.fromEntries(
    proposals.filter(({ state }) => state === 'waiting').map(({ field, after }) => [field, after]),
  )
  const errorAt = (file: FileField) => (actionData?.about === file ? actionData.refusal.message : undefined)
  const side = (
    <>
      {loaderData.isAutomaton ? (
        <p>{t('fileOfProgram')}</p>
      ) : (
        <>
          <PortraitSection
            name={name}
            portrait={loaderData.portrait}
            waiting={loaderData.waiting.portrait}
            error={errorAt('portrait')}
          />
          <VoiceSection
            psychicId={loaderData.psychicId}
            voice={loaderData.voice}
            waiting={loaderData.waiting.voice}
            error={errorAt('voice')}
          />
        </>
      )}
      <Section title={t('listTitle')}>
        {proposals.length === 0 ? <p>{t('none')}</p> : null}
        <ul>
          {proposals.map(({ id, field, state, proposedAt, reason }) => (
            <li key={id}>
              {t('proposal', { field: t(`field.${field}`), day: inDay(proposedAt), state: t(`state.${state}`) })}
              {reason ? <p>{t('reason', { reason })}</p> : null}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
  return (
    <Page title={t('title')} lead={t('lead')} aside={side}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {done && !actionData ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      {actionData && !actionData.typed && !actionData.about ? <RefusalNotice refusal={actionData.refusal} /> : null}
      <p className="profile-links">
        <OnwardLink to={href('/voyance/:slug', { slug })}>{t('see')}</OnwardLink>
        <OnwardLink to={`${href('/espace-voyant/mes-droits')}#pieces`}>{t('papers')}</OnwardLink>
      </p>
      <Section title={t('formTitle')}>
        <ProfileForm
          values={actionData?.typed ?? { ...values, ...asked }}
          highestPrice={highestPrice}
          refusal={actionData?.typed ? actionData.refusal : null}
        />
      </Section>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
