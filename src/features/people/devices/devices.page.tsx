import { Form, href, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { askFirst } from '../confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../confirmation/components/confirm-person.tsx'
import { texts } from '../sessions/texts.ts'
import type { Route } from './+types/devices.page'
import styles from './components/device-card.module.css'
import { DeviceCard } from './components/device-card.tsx'
import { endOtherSessions, endSession } from './end-sessions.server.ts'
import { listDevices } from './list-devices.server.ts'

const HERE = href('/mon-compte/appareils')

/** The values of the query parameter that names the action just completed. */
const outcomes = { acces: 'ended', autres: 'othersEnded' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  return {
    devices: await listDevices(visit),
    done: done === 'acces' || done === 'autres' ? outcomes[done] : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const end = async () => {
    const reference = form.get('reference')
    if (typeof reference === 'string') await endSession(visit, reference)
    else await endOtherSessions(visit)
    throw redirectTo(`${HERE}?fait=${reference === null ? 'autres' : 'acces'}`)
  }
  return askFirst(visit, form, () => orRefusal(end))
}

export default function DevicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { devices, done } = loaderData
  const sent = useNavigation().formData
  if (actionData && 'asking' in actionData) return <ConfirmPerson asking={actionData.asking} back={HERE} />
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done ? <Notice tone="good">{t(done)}</Notice> : null}
      {actionData ? <RefusalNotice refusal={{ ...actionData.refusal, field: null }} /> : null}
      <Section title={t('listTitle')}>
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceCard key={device.reference} device={device} />
          ))}
        </ul>
      </Section>
      {devices.length > 1 ? (
        <Section title={t('othersTitle')}>
          <p>{t('othersLead')}</p>
          <Form method="post">
            <Button type="submit" variant="danger" busy={sent !== undefined && !sent.has('reference')}>
              {t('endOthers')}
            </Button>
          </Form>
        </Section>
      ) : (
        <p>{t('alone')}</p>
      )}
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
