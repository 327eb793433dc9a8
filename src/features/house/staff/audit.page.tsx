import { href, Link } from 'react-router'
import { inDay, inDayAndHour } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { backOfficeAddress } from '../visit/back-office-path.ts'
import type { Route } from './+types/audit.page'
import { actTexts } from './act-texts.ts'
import type { Act } from './acts.ts'
import { Desk } from './components/desk.tsx'
import { openDesk } from './desk.server.ts'
import { readAudit } from './read-audit.server.ts'
import type { AuditState } from './seal-audit.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

const PAGE_ROWS = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'audit.read')
  const before = Number(url.searchParams.get('avant'))
  const isPlace = Number.isSafeInteger(before) && before > 0
  return {
    desk,
    ...(await readAudit(visit, { before: isPlace ? before : undefined, limit: PAGE_ROWS })),
    later: isPlace,
  }
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const toAct = useTexts(actTexts)
  const { desk, entries, next, later } = loaderData
  return (
    <Desk desk={desk} title={t('auditTitle')} lead={t('auditLead')}>
      <meta name="description" content={t('auditDescription')} />
      <State of={loaderData} />
      {entries.length === 0 ? (
        <Empty title={t('auditNone')} />
      ) : (
        <Table caption={t('auditCaption')}>
          <TableHead
            names={[t('auditId'), t('auditWhen'), t('auditWho'), t('auditWhat'), t('auditOn'), t('auditWhy')]}
          />
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{entry.id}</td>
                <td>{inDayAndHour(entry.at)}</td>
                <td>
                  {entry.actor?.firstName ?? (entry.actor ? `#${entry.actor.id}` : '')} (
                  {t(`role.${entry.role}` as 'role.admin')})
                </td>
                <td>{toAct(entry.act as Act)}</td>
                <td>
                  <Subject of={entry.subject} />
                </td>
                <td>{entry.reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <nav>
        {later ? (
          <ButtonLink to={href('/equipe/registre')} variant="quiet">
            {t('latest')}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink to={`${href('/equipe/registre')}?avant=${next}`} variant="quiet">
            {t('older')}
          </ButtonLink>
        ) : null}
      </nav>
    </Desk>
  )
}

/** Whether the chain is intact, and until when it is sealed. */
function State({ of: { faults, brokenSeals, sealedUntil } }: { of: AuditState }) {
  const t = useTexts(texts)
  const sealed = sealedUntil ? t('sealedUntil', { day: inDay(sealedUntil) }) : t('sealedNever')
  if (faults.length === 0 && brokenSeals.length === 0) {
    return (
      <Notice tone="good">
        {t('intact')} {sealed}
      </Notice>
    )
  }
  return (
    <Notice tone="bad">
      {faults.length > 0 ? <p>{t('touched', { ids: faults.slice(0, 20).join(', ') })}</p> : null}
      {brokenSeals.length > 0 ? (
        <p>{t('sealBroken', { days: brokenSeals.slice(0, 20).map(inDay).join(', ') })}</p>
      ) : null}
      <p>
        {sealed} {t('tellDirection')}
      </p>
    </Notice>
  )
}

/** The subject of an act, linked to its page. */
function Subject({ of }: { of: string }) {
  const t = useTexts(texts)
  const [kind, id = ''] = of.split(':')
  if (kind === 'user') return <a href={backOfficeAddress('clients', id)}>{t('subjectUser', { id })}</a>
  if (kind === 'consultation')
    return <Link to={href('/equipe/contestations/:id', { id })}>{t('subjectConsultation', { id })}</Link>
  if (kind === 'withdrawal') return <a href={backOfficeAddress('withdrawals', id)}>{t('subjectWithdrawal', { id })}</a>
  if (kind === 'complaint') return <a href={backOfficeAddress('complaints', id)}>{t('subjectComplaint', { id })}</a>
  if (kind === 'service') return t(of === 'service:top-ups' ? 'subjectTopUps' : 'subjectConsultations')
  if (kind === 'text') return t('subjectText', { id: of.slice(kind.length + 1) })
  if (kind === 'consent') return t('subjectConsent', { id })
  return kind === 'review' ? t('subjectReview', { id }) : null
}
