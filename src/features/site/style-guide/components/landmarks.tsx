import { href } from 'react-router'
import { Accordion } from '../../../../ui/accordion/accordion.tsx'
import { Breadcrumb } from '../../../../ui/breadcrumb/breadcrumb.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { ShowMore } from '../../../../ui/show-more/show-more.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { Shown, Specimen } from './specimen.tsx'

export function Landmarks() {
  const t = useTexts(texts)
  const tabs = (['past', 'present', 'future'] as const).map((key) => ({
    id: `onglet-${key}`,
    title: t(key),
    content: <p>{t(`${key}Text`)}</p>,
  }))
  const folds = (['price', 'drop', 'refund'] as const).map((key) => ({
    title: t(`${key}Question`),
    content: <p>{t(`${key}Answer`)}</p>,
  }))
  return (
    <Section title={t('landmarks')} id="reperes">
      <Specimen title={t('tabs')} source="tabs">
        <Tabs label={t('tabs')} tabs={tabs} />
      </Specimen>
      <Specimen title={t('accordion')} source="accordion">
        <Accordion name="questions" folds={[...folds, { title: t('longText'), content: <p>{t('longText')}</p> }]} />
      </Specimen>
      <Specimen title={t('breadcrumb')} source="breadcrumb">
        <Breadcrumb
          steps={[
            { label: t('home'), to: href('/') },
            { label: t('jobFirst'), to: href('/voyance') },
          ]}
          here={t('longText')}
        />
      </Specimen>
      <Specimen title={t('showMore')} source="show-more">
        <div className="guide-grid">
          <Shown state={t('atRest')}>
            <ShowMore to={`${href('/voyance')}?nombre=17`} said={t('shownOf', { shown: 12, total: 48 })}>
              {t('more')}
            </ShowMore>
          </Shown>
          <Shown state={t('busyState')}>
            <ShowMore to={`${href('/voyance')}?nombre=17`} said={t('shownOf', { shown: 12, total: 48 })} busy>
              {t('more')}
            </ShowMore>
          </Shown>
        </div>
      </Specimen>
    </Section>
  )
}
