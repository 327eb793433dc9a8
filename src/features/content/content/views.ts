import type { PictureView } from '../../../ui/picture/picture.tsx'
import type { ArticleTheme, Glossary, QuestionTheme } from './rules.ts'

/** An article in a list. */
export interface ArticleCard {
  slug: string
  title: string
  description: string
  theme: ArticleTheme
  /** null: a drawn picture is used. */
  picture: PictureView | null
  /** YYYY-MM-DD, in Paris. */
  publishedOn: string
}

export interface TermCard {
  slug: string
  term: string
  glossary: Glossary
  short: string
}

export interface QuestionView {
  slug: string
  question: string
  theme: QuestionTheme
  /** Sanitised HTML. */
  answer: string
}

export interface PartnerView {
  slug: string
  name: string
  description: string
  link: string
}

type Addressed<T extends { slug: string }> = Omit<T, 'slug'> & { address: string }

export const viewArticle = (of: Addressed<ArticleCard>): ArticleCard => ({
  slug: of.address,
  title: of.title,
  description: of.description,
  theme: of.theme,
  picture: of.picture,
  publishedOn: of.publishedOn,
})

export const viewTerm = (of: Addressed<TermCard>): TermCard => ({
  slug: of.address,
  term: of.term,
  glossary: of.glossary,
  short: of.short,
})

export const viewQuestion = (of: Addressed<QuestionView>): QuestionView => ({
  slug: of.address,
  question: of.question,
  theme: of.theme,
  answer: of.answer,
})

export const viewPartner = (of: Addressed<PartnerView>): PartnerView => ({
  slug: of.address,
  name: of.name,
  description: of.description,
  link: of.link,
})
