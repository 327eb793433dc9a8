import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { Prose } from '../../content/components/prose.tsx'
import styles from '../editing.module.css'
import { texts } from '../texts.ts'

export interface Previewed {
  title: string
  lead: string
  html: string
}

const brands = ['main', 'second', 'affiliation'] as const

/** What was typed, cleaned as it would be, in the colours of each brand. */
export function Preview({ title, lead, html }: Previewed) {
  const t = useTexts(texts)
  return (
    <Section title={t('previewTitle')}>
      <p>{t('previewLead')}</p>
      <div className={styles.brands}>
        {brands.map((brand) => (
          <article key={brand} data-brand={brand} className={styles.brand}>
            <h3>{title}</h3>
            <div>
              {lead ? <p>{lead}</p> : null}
              <Prose html={html} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
