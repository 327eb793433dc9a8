import type { ByHouse } from '../../../astrology/names.ts'

/** What each house is about, in one sentence. */
export const houseMeanings: ByHouse<string> = {
  1: 'Vous\u00a0: votre corps, votre allure, votre façon d’entrer dans une pièce.',
  2: 'Ce que vous gagnez, ce que vous possédez, et ce que vous valez à vos propres yeux.',
  3: 'La parole, les trajets, les frères et sœurs, le voisinage.',
  4: 'La maison, la famille, les racines et ce que l’on garde pour soi.',
  5: 'L’amour naissant, les enfants, le jeu et ce que vous créez.',
  6: 'Le travail de chaque jour, les habitudes et la santé.',
  7: 'Le couple, les associés, et les adversaires déclarés.',
  8: 'L’argent partagé, le désir, les fins et ce qui renaît après.',
  9: 'L’étranger, les études, la loi et ce que vous croyez.',
  10: 'Le métier, la réputation, la place que l’on vous reconnaît.',
  11: 'Les amis, les groupes, les projets et l’avenir.',
  12: 'La retraite, le secret, le repos et ce qui se prépare à l’écart.',
}
