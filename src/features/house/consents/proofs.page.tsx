import { href } from 'react-router'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound, pageRefusal, requireSignedIn } from '../visit/page-door.server.ts'
import type { Route } from './+types/proofs.page'
import styles from './components/proofs.module.css'
import { readProofs, type ShownProof } from './read-proofs.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return { ...orNotFound(await pageRefusal(() => readProofs(visit, params.type))), company: visit.site.label }
}

export default function ProofsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { type, proofs, company } = loaderData
  return (
    <Page title={t('proofsTitle', { name: t(type) })} lead={t('proofsLead')} width="narrow">
      <title>{t('proofsTitle', { name: t(type) })}</title>
      <meta name="description" content={t('proofsDescription')} />
      <meta name="robots" content="noindex" />
      {proofs.length === 0 ? (
        <Empty title={t('neverAsked')} picture={<Vignette name="proofs" />}>
          {t('noProof')}
        </Empty>
      ) : null}
      <ol className={styles.proofs}>
        {proofs.map((proof) => (
          <Proof key={proof.id} proof={proof} company={company} />
        ))}
      </ol>
      <p>
        <BackLink to={href('/mon-compte/consentements')}>{t('backToConsents')}</BackLink>
      </p>
    </Page>
  )
}

function Proof({ proof, company }: { proof: ShownProof; company: string }) {
  const t = useTexts(texts)
  return (
    <Card as="li" className={styles.proof}>
      <h2>{t(proof.agreed ? 'saidYes' : 'saidNo', { day: inDayAndHour(proof.at) })}</h2>
      <blockquote>{proof.text}</blockquote>
      <dl className={styles.facts}>
        <dt>{t('proofSite')}</dt>
        <dd>{company}</dd>
        <dt>{t('proofForm')}</dt>
        <dd>{t(`form${proof.form}`)}</dd>
        <dt>{t('proofVersion')}</dt>
        <dd>{proof.version}</dd>
        <dt>{t('proofDigest')}</dt>
        <dd>
          <code>{proof.digest}</code> {t(proof.intact ? 'intact' : 'notIntact')}
        </dd>
      </dl>
    </Card>
  )
}
