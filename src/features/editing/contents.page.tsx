import { Form, Link } from 'react-router'
import { inDayAndHour } from '../../platform/i18n/french.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Table } from '../../ui/table/table.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { KINDS, STATUSES } from '../content/rules.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/contents.page'
import { CONTENTS, contentAddress } from './addresses.ts'
import styles from './editing.module.css'
import { readContents } from './list-contents.server.ts'
import { ASKED_MAX, LISTED } from './rules.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'content.edit')
  const asked = {
    kind: KINDS.find((one) => one === url.searchParams.get('type')),
    status: STATUSES.find((one) => one === url.searchParams.get('etat')),
    q: (url.searchParams.get('q') ?? '').slice(0, ASKED_MAX),
    page: /^[1-9]\d{0,2}$/.test(url.searchParams.get('page') ?? '') ? Number(url.searchParams.get('page')) : 1,
    limit: LISTED,
  }
  return { desk, asked, ...(await readContents(visit, asked)) }
}

export default function ContentsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { desk, asked, contents, isLast } = loaderData
  return (
    <Desk desk={desk} title={t('title')} lead={t('lead')}>
      <meta name="description" content={t('description')} />
      <Form method="get" className={styles.choice}>
        <Select
          name="type"
          label={t('kindLabel')}
          defaultValue={asked.kind ?? ''}
          options={[{ value: '', label: t('all') }, ...KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        />
        <Select
          name="etat"
          label={t('statusLabel')}
          defaultValue={asked.status ?? ''}
          options={[
            { value: '', label: t('all') },
            ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
        <Field name="q" type="search" label={t('askedLabel')} defaultValue={asked.q} maxLength={ASKED_MAX} />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </Form>
      <nav aria-label={t('add')} className={styles.links}>
        <span>{t('add')}</span>
        {KINDS.filter((kind) => kind !== 'page').map((kind) => (
          <Link key={kind} to={contentAddress(kind)}>
            {t(`kind.${kind}`)}
          </Link>
        ))}
      </nav>
      {contents.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : <Contents contents={contents} />}
      <nav className={styles.links}>
        {asked.page > 1 ? (
          <ButtonLink to={pageAddress(asked, asked.page - 1)} variant="quiet">
            {t('previous')}
          </ButtonLink>
        ) : null}
        {isLast ? null : (
          <ButtonLink to={pageAddress(asked, asked.page + 1)} variant="quiet">
            {t('next')}
          </ButtonLink>
        )}
      </nav>
    </Desk>
  )
}

type Data = Route.ComponentProps['loaderData']

function pageAddress({ kind, status, q }: Data['asked'], page: number): string {
  const query = { ...(kind && { type: kind }), ...(status && { etat: status }), ...(q && { q }), page: String(page) }
  return `${CONTENTS}?${new URLSearchParams(query)}`
}

function Contents({ contents }: Pick<Data, 'contents'>) {
  const t = useTexts(texts)
  return (
    <Table caption={t('caption')}>
      <thead>
        <tr>
          <th scope="col">{t('columnTitle')}</th>
          <th scope="col">{t('kindLabel')}</th>
          <th scope="col">{t('statusLabel')}</th>
          <th scope="col">{t('columnAddress')}</th>
          <th scope="col">{t('columnSite')}</th>
          <th scope="col">{t('columnChanged')}</th>
        </tr>
      </thead>
      <tbody>
        {contents.map(({ kind, address, title, status, isOwn, waits, changedAt }) => (
          <tr key={`${kind} ${address}`}>
            <td>
              <Link to={contentAddress(kind, address)}>{title}</Link>
            </td>
            <td>{t(`kind.${kind}`)}</td>
            <td className={styles.state}>
              <Badge tone={status === 'published' ? 'good' : 'neutral'}>{t(`status.${status}`)}</Badge>{' '}
              {waits ? <Badge tone="gold">{t('waits')}</Badge> : null}
            </td>
            <td>{address}</td>
            <td>{isOwn ? t('own') : t('inherited')}</td>
            <td>{inDayAndHour(changedAt)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
