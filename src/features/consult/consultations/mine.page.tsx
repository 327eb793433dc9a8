import { Form, href, Link } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDayAndHour, inMinutes } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { keepAddress } from '../../house/journal/keep-address.ts'
import { texts as journalTexts } from '../../house/journal/texts.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { requireSignedIn } from '../../house/visit/page-door.server.ts'
import { receiptAddress, roomAddress } from '../rooms/addresses.ts'
import type { Route } from './+types/mine.page'
import { FoundMessages } from './components/found-messages.tsx'
import { listMine } from './list-mine.server.ts'
import styles from './mine.module.css'
import { searchMessages } from './search-messages.server.ts'
import { searched } from './sent-shapes.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const before = Number(url.searchParams.get('avant'))
  const page = { before: Number.isSafeInteger(before) && before > 0 ? before : undefined, limit: 20 }
  return { ...(await listMine(visit, page)), older: before > 0 }
}

/** The words are posted: they are in no address, and so in no log and no history. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, ['words'], async () => {
    const { words } = parse(searched, { words: form.get('words') })
    return { ...(await searchMessages(visit, words)), typed: { words } }
  })
}

export default function MinePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const journal = useTexts(journalTexts)
  const { consultations, next, older } = loaderData
  return (
    <Page title={t('mineTitle')}>
      <title>{t('mineTitle')}</title>
      <meta name="description" content={t('mineDescription')} />
      {consultations.length === 0 ? null : (
        <Form method="post" className={styles.search} role="search">
          <Field
            name="words"
            type="search"
            label={t('searchLabel')}
            hint={t('searchHint')}
            error={actionData && 'refusal' in actionData ? actionData.refusal.message : undefined}
            defaultValue={actionData?.typed.words}
            minLength={2}
            maxLength={100}
            autoComplete="off"
            required
          />
          <Button type="submit" variant="secondary">
            {t('searchGo')}
          </Button>
        </Form>
      )}
      {actionData && 'found' in actionData ? <FoundMessages {...actionData} /> : null}
      {consultations.length === 0 ? (
        <Empty title={t('mineNone')} picture={<Vignette name="consultations" />}>
          <p>{t('mineNoneNext')}</p>
          <ButtonLink to={href('/voyance')}>{t('toList')}</ButtonLink>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {consultations.map((one) => (
            <Card as="li" key={one.id} className={styles.item}>
              <p className={styles.name}>{one.side === 'client' ? one.psychic.name : one.client.firstName}</p>
              <p>{inDayAndHour(one.requestedAt)}</p>
              <p>
                {t(`status.${one.status}`)}
                {one.meter && one.status === 'ended' ? ` · ${inMinutes(one.meter.seconds)}` : ''}
              </p>
              <p className={styles.links}>
                <Link to={roomAddress(one.id)}>{t('open')}</Link>
                {one.status === 'ended' && one.side === 'client' ? (
                  <>
                    <Link to={receiptAddress(one.id)}>{t('toReceipt')}</Link>
                    <Link to={keepAddress('consultation', String(one.id))}>{journal('keep')}</Link>
                  </>
                ) : null}
              </p>
            </Card>
          ))}
        </ul>
      )}
      <nav className={styles.links}>
        {older ? <Link to={href('/mon-compte/consultations')}>{t('newest')}</Link> : null}
        {next ? <Link to={`${href('/mon-compte/consultations')}?avant=${next}`}>{t('older')}</Link> : null}
      </nav>
    </Page>
  )
}
