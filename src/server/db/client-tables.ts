/** Tables of client companies and of what is shown on their pages. Booleans are 0 or 1, instants ISO 8601 in UTC. */
type Text = string | null;

export interface ClientsTable {
  company_symbol: string;
  active: number;
  contract: Text;
  /** Sanitized HTML. */
  disclosure: Text;
  assigned_specialist_id: Text;
  company_name: Text;
  topic_arn: Text;
  is_sample: number;
  updated_at: string;
}

/** Long texts are sanitized HTML, addresses https or paths of our own. */
export interface LandingPagesTable {
  company_symbol: string;
  active: number;
  title: Text;
  seo: Text;
  overview: Text;
  value_prop: Text;
  investment_highlights: Text;
  highlights: Text;
  subtitle: Text;
  presentation: Text;
  presentation_title: Text;
  specialist: Text;
  custom_style: Text;
  askceo_title: Text;
  extra_info: Text;
  extra_info_two: Text;
  extra_title: Text;
  extra_title_two: Text;
  jumbo_video: Text;
  jumbotron_gradient_opacity: number | null;
  jumbotron_subtitle_color: Text;
  jumbotron_title_color: Text;
  letter: Text;
  website_url: Text;
  valueprop_title: Text;
  podcast_link: Text;
  is_sample: number;
  updated_at: string;
}

export interface LeadersTable {
  id: string;
  company_symbol: string;
  name: string;
  title: Text;
  /** Sanitized HTML. */
  description: Text;
  headshot_url: Text;
  /** Order on the page, from 0. */
  position: number;
  is_sample: number;
  updated_at: string;
}

export interface AnalystRecordsTable {
  id: string;
  company_symbol: string;
  analyst_name: Text;
  firm_name: Text;
  recommendation: Text;
  recommendation_date: Text;
  analyst_rank: number | null;
  success_rate: number | null;
  is_sample: number;
}

/** Addresses of the analyst widgets' frames. */
export interface AnalystWidgetsTable {
  company_symbol: string;
  position: number;
  url: string;
}

/** One manager's holding in a company, from a 13F: shares in units, value in dollars. */
export interface HoldingsTable {
  id: string;
  company_symbol: string;
  institution_name: string;
  shares_held_percentage: number | null;
  shares_held: number | null;
  market_value: number | null;
  filing_date: Text;
  raw_text_link: Text;
  /** The day whose positions it reports. */
  report_date: Text;
  /** A quarter before, in shares of today and in dollars; null where no report of it is on record. */
  prior_shares: number | null;
  prior_value: number | null;
  /** 1 where the report before had no position. */
  is_new: number | null;
  /** 1 where the shares are the value over the close of the report's day. */
  is_computed: number | null;
  source: Text;
  is_sample: number;
}

/** Who asked a client company for news; consent to text messages with its time and wording. */
export interface CompanySignupsTable {
  id: string;
  stock_symbol: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  sms_consent: number;
  consent_text: string;
  consent_address: Text;
  /** utm fields as JSON. */
  utm: Text;
  created_at: string;
}
