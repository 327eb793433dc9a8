import { data, href, Link } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/profile.page'
import { ProfileForm } from './components/profile-form.tsx'
import { proposeChanges, readOwnProfile } from './propose.server.ts'
import { FIELDS, PROFILE_PAGE, type Values } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return { ...(await pageRefusal(() => readOwnProfile(visit))), sent: url.searchParams.get('fait') === 'proposition' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = Object.fromEntries(
    FIELDS.map((field) => [
      field,
      field === 'channels' ? form.getAll(field).join(',') : String(form.get(field) ?? '').slice(0, 8000),
    ]),
  ) as Values
  try {
    await proposeChanges(visitOf(context), typed)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return data({ refusal: shown(thrown), typed }, { status: thrown.entry.status })
  }
  throw redirectTo(`${PROFILE_PAGE}?fait=proposition`)
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { slug, values, highestPrice, proposals, sent } = loaderData
  const waiting = Object.fromEntries(
    proposals.filter(({ state }) => state === 'waiting').map(({ field, after }) => [field, after]),
  )
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {sent && !actionData ? <Notice tone="good">{t('sent')}</Notice> : null}
      <p>
        <Link to={href('/voyance/:slug', { slug })}>{t('see')}</Link>
      </p>
      <Section title={t('formTitle')}>
        <ProfileForm
          values={actionData?.typed ?? { ...values, ...waiting }}
          highestPrice={highestPrice}
          refusal={actionData?.refusal ?? null}
        />
      </Section>
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
      <p>
        <ButtonLink to={href('/espace-voyant')} variant="quiet">
          {t('back')}
        </ButtonLink>
      </p>
    </Page>
  )
}
