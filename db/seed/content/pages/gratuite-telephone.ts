import type { SeedPage } from '../kinds.ts'

export const gratuiteTelephone: SeedPage = {
  path: '/voyance-gratuite-telephone',
  title: 'Voyance gratuite par téléphone : lire le prix d’un appel',
  description:
    'Numéro violet, carte demandée, minutes « offertes » : ce que coûte la voyance gratuite par téléphone, comment se faire rembourser, et ce que ce site offre vraiment.',
  lead: 'Commençons par l’essentiel : un numéro violet n’est jamais gratuit, le nôtre pas plus qu’un autre, là où nous en affichons un. Voici ce que l’annonce désigne, comment en lire le prix, et ce que nous offrons.',
  body: `
<h2>Quatre offres sous une même annonce</h2>
<p>Quand un numéro surtaxé est affiché sur ce site, son prix l’est avec lui, et le mot « gratuit » n’en est pas proche ; un numéro donné en notre nom sans prix n’est pas le nôtre. Les offres qui circulent se rangent, pour la plupart, en quatre familles.</p>
<ul>
<li><strong>Le numéro surtaxé.</strong> La consultation est dite offerte, et l’appel la paie. La dépense paraît sur la facture de téléphone, à la minute, à l’appel, parfois les deux.</li>
<li><strong>L’appel gratuit qui finit par une carte.</strong> Joindre l’accueil ne coûte rien, en effet. Une voix aimable demande ensuite une carte bancaire, pour ouvrir un dossier ou vérifier un âge.</li>
<li><strong>Les minutes offertes après paiement.</strong> Dix pour dix achetées : voilà une remise de moitié, et non un don.</li>
<li><strong>La réponse gratuite contre un numéro.</strong> Vous laissez le vôtre, on vous appelle, puis on vous rappelle. Le cadeau, c’était lui.</li>
</ul>
<p>Vendre de la voyance par téléphone est permis, à condition d’en dire le prix. Encore faut-il savoir le lire.</p>
<h2>Vert, gris, violet</h2>
<p>En France, les numéros spéciaux sont présentés dans un cartouche, dont la couleur résume le tarif.</p>
<ul>
<li><strong>Vert</strong>, de 0 800 à 0 805 : l’appel et le service sont gratuits.</li>
<li><strong>Gris</strong>, de 0 806 à 0 809 : le service est gratuit, l’appel coûte ce que coûte un appel ordinaire, souvent compris dans le forfait.</li>
<li><strong>Violet</strong>, en 081, 082 ou 089 : le service se paie, en plus du prix de l’appel.</li>
</ul>
<p>Certains numéros à quatre ou six chiffres se paient aussi ; le lexique revient sur le <a href="/voyance/lexique/numero-surtaxe">numéro surtaxé</a>. Et la couleur ne renseigne que sur l’appel : un numéro vert peut mener, en toute gratuité, à une demande de carte.</p>
<h2>L’addition</h2>
<p>Sur une étiquette violette, vous lisez « 0,80 € / min + prix appel ». Vingt minutes de service font 16 €, auxquels s’ajoute l’appel lui-même s’il n’est pas dans le forfait. Sur une autre, « 2,99 € / appel + prix appel » : la somme ne dépend pas de la durée.</p>
<p>Cette minute-là peut coûter moins, disons-le, que celle d’un de nos voyants, dont le tarif va jusqu’à 5 €. Comparez donc les prix, puis le reste : voit-on le coût pendant que l’on parle, et qui décide de la limite, vous ou la facture du mois ?</p>
<h2>Avant de composer</h2>
<ol>
<li>Saisissez le numéro dans l’annuaire inversé d’infosva.org, où figurent le tarif et le nom de l’éditeur du service.</li>
<li>Écoutez le message du début. Un appel surtaxé s’ouvre obligatoirement sur l’annonce de son prix, et cette annonce ne vous est pas facturée. Si elle manque, raccrochez.</li>
<li>Ne dictez pas de carte pour quelque chose de gratuit.</li>
<li>Ne rappelez pas un inconnu qui a laissé sonner une fois. Un SMS qui vous pousse à appeler se transfère au 33700.</li>
<li>Si vous redoutez l’élan d’un mauvais soir, demandez à votre opérateur l’option, gratuite, qui bloque les numéros surtaxés.</li>
</ol>
<h2>Si l’on vous presse</h2>
<p>Un malheur imminent, un rituel à régler, l’ordre de n’en parler à personne : raccrochez au milieu de la phrase, sans explication. Notez l’heure, le numéro, les mots employés, et racontez l’appel à un proche. Depuis le 11 août 2026, une entreprise ne peut plus vous démarcher par téléphone sans votre accord préalable, sauf au sujet d’un contrat en cours.</p>
<h2>Réclamer</h2>
<p>Écrivez d’abord à l’éditeur du service : la date, l’heure, la somme, ce que vous demandez. Prévenez aussi l’opérateur qui vous a facturé. Si une réponse vous déçoit, ou si deux mois passent sans elle, saisissez un médiateur de la consommation, sans frais ; pour un différend avec l’opérateur, c’est celui des communications électroniques. SignalConso transmet votre récit à l’entreprise et à la répression des fraudes : c’est utile à tous, sans remplacer la réclamation. Une carte dictée à un escroc se signale tout de suite à la banque, et l’escroquerie à la police.</p>
<h2>Ce qui est gratuit ici</h2>
<p>Dix minutes de consultation, par tchat ou de vive voix, une fois par personne majeure, créditées dès que l’adresse e-mail est prouvée par un code. Trois autres s’y ajoutent pour un mobile confirmé, que rien n’oblige à donner et qu’aucun voyant ne verra. Il n’y a pas de carte à fournir. Tout se compte à la seconde, depuis le premier message du voyant ou l’instant où vous vous parlez ; ce temps épuisé, et sans crédit acheté par vous, la conversation se ferme. La page <a href="/voyance-gratuite">voyance gratuite</a> en expose les raisons, et un <a href="/voyance-gratuite-tchat">plan minuté</a> aide à les employer.</p>
<h2>Pour qui préfère parler</h2>
<p>Deux chemins acceptent le temps offert. L’appel web passe par le navigateur et un micro, sans aucun numéro. Le <a href="/voyance/telephone">téléphone</a> fait sonner un mobile que vous avez confirmé ; recevoir cet appel ne coûte rien chez votre opérateur en France, et à l’étranger selon votre forfait. Dans les deux cas, vous avez vu le prix, le temps offert et la durée couverte avant de parler, et rien n’est enregistré.</p>
<p>Le temps offert s’y dépense en premier, comme au tchat. Lui seul est gratuit : nous n’appelons pas « voyance gratuite » un entretien que vous auriez payé d’une autre manière. L’audiotel, là où un numéro est affiché, et la réponse par <a href="/voyance/sms">SMS</a> se paient dès le début : ni l’un ni l’autre n’accepte ces minutes. Une <a href="/voyance/question-gratuite">question écrite</a>, en revanche, est offerte tous les trente jours. Tous les canaux sont comparés parmi les <a href="/page/modes-consultations">modes de consultation</a>. Et si c’est une voix qu’il vous faut dès ce soir, parce que vous n’en pouvez plus, le 3114 répond gratuitement, à toute heure.</p>
`,
}
