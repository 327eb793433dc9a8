import type { SeedArticle } from '../kinds.ts'

export const chiffresEtDates: SeedArticle = {
  slug: 'chiffres-et-dates-ce-que-dit-la-tradition',
  title: 'Vendredi 13, 11 h 11 : les chiffres qui font signe',
  description:
    'Pourquoi le 13 inquiète, pourquoi l’Italie craint le 17 et combien de fois l’on voit 11 h 11 dans une année : traditions et calculs autour des dates.',
  theme: 'numerologie',
  publishedOn: '2026-11-12',
  related: [
    'calculer-son-chemin-de-vie-a-la-main',
    'tenir-un-journal-des-signes',
    'pourquoi-mercure-retrograde-fait-parler',
  ],
  body: `
<p>Demain sera un vendredi 13, le troisième de l’année après ceux de février et de mars. Des gens joueront à la
loterie, d’autres éviteront de prendre la route, la plupart n’y penseront qu’en datant un chèque ou un courrier. Hier,
on commémorait l’armistice entré en vigueur à la onzième heure du onzième jour du onzième mois. La semaine est riche
pour qui aime voir les chiffres cligner de l’œil. Profitons-en pour faire les comptes.</p>
<h2>Le procès du treize</h2>
<p>Treize vient après douze, et c’est sa faute. Douze mois, douze signes, douze heures au cadran, douze apôtres : la
tradition a fait de douze le nombre du cercle achevé. Le suivant déborde. À la Cène, ils étaient treize à table, et
l’un d’eux trahit. Dans le tarot de Marseille, la treizième carte est la seule qui, d’ordinaire, ne porte pas de
nom.</p>
<p>Le vendredi, jour de la Crucifixion, avait déjà mauvaise presse pour entreprendre un voyage. Quand les deux
craintes se sont-elles mariées ? Tard. On n’en trouve guère la trace avant le XIXe siècle. L’arrestation des
Templiers, le vendredi 13 octobre 1307, est authentique ; le lien avec la superstition a été inventé par des auteurs
modernes.</p>
<p>Un détail ravira les esprits précis. Le calendrier grégorien se répète tous les quatre cents ans, soit 4 800 mois.
Si l’on compte, le treizième jour du mois y tombe un vendredi 688 fois, plus souvent que n’importe quel autre jour de
la semaine. L’écart est minuscule. Il est réel.</p>
<h2>D’un pays à l’autre</h2>
<p>La peur change de chiffre en passant les frontières, ce qui devrait suffire à nous rassurer. En Italie, le nombre
funeste est le 17 : on explique que XVII, ses lettres remuées, donne VIXI, « j’ai vécu », façon latine de dire que
c’est fini. En Chine et au Japon, on évite le 4, dont une prononciation évoque celle du mot « mort » ; des immeubles
sautent l’étage. En chinois toujours, le 8 sonne presque comme la prospérité, et les Jeux de Pékin s’ouvrirent le 8
août 2008, à huit heures du soir.</p>
<p>Le sept, lui, fait presque l’unanimité autour de la Méditerranée. Sept astres errants visibles à l’œil nu, Soleil
et Lune compris, ont donné sept jours à la semaine et leurs noms à la plupart d’entre eux. On devine dans mardi Mars,
dans mercredi Mercure, dans vendredi Vénus. L’astrologie s’est glissée jusque dans nos agendas, et personne n’y fait
attention.</p>
<p>Quarante marque les temps d’épreuve dans la Bible : le déluge, le désert, le jeûne. Le mot de quarantaine en
descend, par les navires que l’on gardait au large.</p>
<h2>Les heures miroirs</h2>
<p>La tradition, ici, est jeune : elle a l’âge des montres à affichage numérique. On lève les yeux, il est 11 h 11 ;
le lendemain, 22 h 22. Certains y lisent le bonjour d’un ange, d’autres la pensée d’un absent.</p>
<p>Comptons. Une journée a 1 440 minutes, dont 24 sont « miroirs », de 00 h 00 à 23 h 23. Soit une sur soixante.
Quelqu’un qui consulte son téléphone soixante fois par jour en rencontre une quotidiennement, en moyenne, et bien plus
si son regard est attiré. On oublie les 11 h 09. C’est la loi commune des signes : notre attention fait le tri avant
nous.</p>
<p>Même surprise avec les anniversaires. Dans un groupe de vingt-trois personnes, il y a une chance sur deux pour que
deux d’entre elles soient nées le même jour de l’année. L’intuition réclame plutôt cent ou deux cents invités. Elle
compare tout le monde à soi, alors que les paires se forment de tous les côtés.</p>
<h2>Choisir une date</h2>
<p>La numérologie propose de calculer une « année personnelle » : le jour et le mois de la naissance, ajoutés au
millésime, puis réduits à un chiffre. L’année 1 ouvrirait un cycle de neuf ans, l’année 9 le fermerait. Le calcul
ressemble à celui du <a href="/mag/calculer-son-chemin-de-vie-a-la-main">chemin de vie</a>, et il appelle la même
réserve : rien n’a jamais montré que les événements le suivent.</p>
<p>Beaucoup de gens aiment pourtant fixer une noce, une ouverture de boutique, un départ sur une date qui leur parle.
Pourquoi non ? Une date choisie avec soin se retient, se prépare, se fête. Prenez un anniversaire de famille, un
chiffre porté par une grand-mère, une <a href="/horoscope">configuration du ciel</a> si vous y êtes sensible. Vérifiez
seulement que la salle est libre et que le notaire n’est pas en congé. Aucune date, en revanche, n’oblige à différer
un soin, ni ne rend un pari meilleur.</p>
<p>Si les coïncidences vous amusent ou vous troublent, notez-les quelque temps, avec les jours où il ne se passe rien.
Notre article sur le <a href="/mag/tenir-un-journal-des-signes">journal des signes</a> explique la manière. Commencez
demain, par exemple. Un vendredi 13 au programme vide de catastrophes est un événement que l’on ne relève jamais
assez.</p>
`,
}
