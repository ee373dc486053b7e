/** Names of invented people, from many languages, for officers and analysts. */
import type { Random } from '../world/random.ts'

const FIRST_NAMES = (
  'Adaeze Aisha Akira Alejandro Amara Ana Anders Andrea Anjali Antoine Aoife Arjun Astrid Ayesha Beatriz Benedikt Bilal Brigitta ' +
  'Caleb Camila Carmen Cédric Chiara Chidi Claire Daniel Daria Deepa Dmitri Eamon Eduardo Eilidh Elif Emeka Emma Esther Fatima ' +
  'Felix Fiona Francesca Gabriel Giulia Grace Graham Hana Haruki Hassan Helena Hiroshi Ibrahim Imani Ingrid Isabel Ivan Jacob ' +
  'Javier Jelena Jin José Julia Kaito Karim Katarzyna Keiko Kofi Lars Layla Leila Liam Linh Lucía Łukasz Maeve Magnus Malik Marco ' +
  'Margaret Mariam Martin Mateo Mei Michael Mina Minh Mónica Nadia Naomi Nia Nikhil Noor Olga Oliver Omar Oscar Padma Paolo Patrick ' +
  'Petra Priya Rachel Rafael Ravi Renée Rosa Ruth Sanjay Sarah Sébastien Selin Sigrid Sofia Soren Tariq Tatiana Thandiwe Theo Thomas ' +
  'Tomasz Uma Vera Victor Wanjiru Wei William Xin Yara Yusuf Zainab Zoë'
).split(' ')

const LAST_NAMES = (
  'Abara Achterberg Adeyemi Aldana Almeida Amato Anand Andersen Araki Asante Baptiste Barzani Bauer Beckwith Bello Bergström ' +
  'Bhatt Bianchi Bielski Boateng Bondarenko Brandt Brennan Caldwell Castellano Chandra Chen Chowdhury Clarke Cohen Corrigan Costa ' +
  "Cruz D'Amico Dahl Danso Das Delacroix Demir Desai Diallo Dimitrov Donnelly Dubois Ekström Eze Farouk Fernandes Ferraro Fischer " +
  'Fitzgerald Fontaine Fraser Fujimoto Gallagher García Ghosh Goldberg Grant Guerrero Gupta Haddad Hakimi Halvorsen Hamilton Hansen ' +
  'Hartmann Hernández Hoang Holloway Horváth Huang Ibáñez Ito Iyer Jankowski Jensen Johansson Kamau Kaplan Kapoor Karlsson Kato Kelly ' +
  'Khan Kim Kowalczyk Kozlov Kumar Lam Laurent Lebedev Lee Levy Lind Lindqvist Lopes Mahmoud Malhotra Marchetti Markovic Martins Mbeki ' +
  'McAllister Mehta Mensah Meyer Moreau Morgan Mwangi Nakamura Navarro Ndiaye Nguyen Novák Nowak O’Brien O’Sullivan Obi Okafor Okonkwo ' +
  'Olsen Omondi Ortega Osei Park Patel Pereira Petrov Pham Popescu Quinn Rahman Ramírez Rao Reyes Rinaldi Rosenthal Rossi Ruiz Saito ' +
  'Salazar Sato Schneider Sharma Silva Singh Sokolov Sørensen Suzuki Takahashi Tan Tanaka Thiam Torres Tran Vance Vargas Vasquez Virtanen ' +
  'Volkov Wagner Walsh Wang Weiss Whitfield Wójcik Wong Yamamoto Yilmaz Zhang Zhou Zimmermann'
).split(' ')

/** One invented person. */
export const personOf = (random: Random): { first: string; last: string } => ({
  first: random.pick(FIRST_NAMES),
  last: random.pick(LAST_NAMES),
})
