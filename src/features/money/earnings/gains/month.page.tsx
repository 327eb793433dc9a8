import { href } from 'react-router'
import { inEuros, inMonth } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { BackLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { PageHandle } from '../../../../ui/shell/page-handle.ts'
import { ShowMore } from '../../../../ui/show-more/show-more.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { visitOf } from '../../../../visit-context.ts'
import forms from '../../../house/forms/forms.module.css'
import { pageRefusal, requireSignedIn } from '../../../house/visit/page-door.server.ts'
import { brandQuery } from '../brand-address.ts'
import { onBrand } from '../brands.server.ts'
import type { Route } from './+types/month.page'
import { BrandsNav } from './components/brands-nav.tsx'
import { Besides, Channels, Lines } from './components/month-lines.tsx'
import { readMonth } from './read-gains.server.ts'
import { LINES_SHOWN, linesAsked } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const shown = linesAsked(url.searchParams.get('lignes'))
  return pageRefusal(async () => {
    const { visit: there, brands, brand } = await onBrand(visit, url)
    return { of: await readMonth(there, params.month, shown), brands, brand, next: shown + LINES_SHOWN }
  })
}

export default function MonthPage({ loaderData: { of, brands, brand, next } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { month } = of
  const title = t('monthTitle', { month: inMonth(month) })
  const query = brandQuery(brand)
  return (
    <Page title={title} lead={t('monthLead')}>
      <title>{title}</title>
      <meta name="description" content={t('monthDescription')} />
      <BrandsNav brands={brands} brand={brand} />
      {of.isOver ? null : <Notice>{t('monthOpen')}</Notice>}
      <Card>
        <Figures>
          <Figure label={t('total')} main>
            {inEuros(of.total)}
          </Figure>
        </Figures>
      </Card>
      {of.lines.length === 0 ? <p>{t('noLines')}</p> : <Channels channels={of.channels} />}
      {of.lines.length > 0 ? (
        <Section title={t('files')}>
          <div className={forms.actions}>
            <ButtonLink
              to={`${href('/espace-voyant/gains/:month/gains.csv', { month })}${query}`}
              variant="secondary"
              reloadDocument
              download
            >
              {t('csv')}
            </ButtonLink>
            {of.isOver ? (
              <ButtonLink
                to={`${href('/espace-voyant/gains/:month/releve.pdf', { month })}${query}`}
                variant="secondary"
                reloadDocument
                download
              >
                {t('pdf')}
              </ButtonLink>
            ) : null}
          </div>
          {of.isOver ? null : <p>{t('pdfLater')}</p>}
        </Section>
      ) : null}
      {of.lines.length > 0 ? (
        <Section title={t('lines')}>
          <Lines lines={of.lines} />
          {of.hasMore ? <ShowMore to={`${query}&lignes=${next}`}>{t('more')}</ShowMore> : null}
        </Section>
      ) : null}
      {of.beside.length > 0 ? (
        <Section title={t('besideTitle')}>
          <p>{t('besideLead')}</p>
          <Besides beside={of.beside} />
        </Section>
      ) : null}
      <p>
        <BackLink to={`${href('/espace-voyant/gains')}${query}`}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
