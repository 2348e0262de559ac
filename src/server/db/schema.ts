import type {
  AuditLogTable,
  CodesTable,
  GoogleFlowsTable,
  LlmCostsTable,
  OutboxTable,
  RateLimitsTable,
  SessionsTable,
  UsersTable,
} from './account-tables.ts';
import type {
  AnalystRecordsTable,
  AnalystWidgetsTable,
  ClientsTable,
  CompanySignupsTable,
  HoldingsTable,
  LandingPagesTable,
  LeadersTable,
} from './client-tables.ts';
import type { ChatMessagesTable, ChatSharesTable, ChatThreadsTable } from './chat-tables.ts';
import type {
  EventsTable,
  MovedNewsTable,
  NewsTable,
  SearchDocumentsTable,
  VideosTable,
} from './content-tables.ts';
import type {
  CompanyFiguresTable,
  FigureDoubtsTable,
  FinancialPeriodsTable,
  StatementFactsTable,
} from './financial-tables.ts';
import type {
  AnalystConsensusTable,
  CatalystsTable,
  DividendsTable,
  EpsEstimatesTable,
  OwnershipSnapshotsTable,
  ReportDatesTable,
  ShortInterestTable,
  StakesTable,
} from './ownership-tables.ts';
import type { IngestedBarsTable, IngestedQuotesTable } from './ingest-tables.ts';
import type {
  CompanyFactsTable,
  FormerNamesTable,
  OfficersTable,
  SplitsTable,
  UncoveredTickersTable,
} from './identity-tables.ts';
import type { LetterPlansTable, LetterRecipientsTable, LetterSendingsTable } from './letter-tables.ts';
import type { MovesTable } from './move-tables.ts';
import type { CompaniesTable, CompanyPhasesTable, SicCodesTable } from './company-tables.ts';
import type {
  BioPhasesTable,
  EarningsTable,
  FilingsTable,
  FundamentalsTable,
  InsiderTradesTable,
  IposTable,
  PriceBarsTable,
  SponsorTrialsTable,
} from './record-tables.ts';
import type {
  NotificationMailTable,
  NotificationReadsTable,
  NotificationsTable,
  NotificationTextFailuresTable,
  TextConsentsTable,
  TextSubscriptionsTable,
} from './notification-tables.ts';
import type {
  DeskCopiesTable,
  DataDecisionsTable,
  DeskEntriesTable,
  DeskImportedTable,
  DeskLogTable,
  DeskVersionsTable,
} from './desk-tables.ts';
import type { FavoritesTable, ScreensTable, SubscribersTable, VideoUnlocksTable } from './personal-tables.ts';

import type { UploadsTable } from './upload-tables.ts';

/**
 * The tables as Kysely sees them. Amounts are dollars, shares are units, percentages are percent (12.5 = 12.5 %),
 * dates are `YYYY-MM-DD`, instants are ISO 8601 in UTC, booleans are 0 or 1 (SQLite has none).
 * null means unknown, and is shown as N/A.
 */

/** Facts about the store itself: seed version, quote date, content version. */
export interface MetaTable {
  key: string;
  value: string;
}

/** The last time each job was due, and who has it. */
export interface JobsTable {
  name: string;
  due_at: string;
  /** Until then nobody else takes the same run. */
  leased_until: string;
  done_at: string | null;
}

/** What is computed from many rows, kept from when the data arrived. */
export interface FiguresTable {
  name: string;
  /** Of which content, and by which version of the computation. */
  stamp: string;
  /** JSON. */
  value: string;
}

export interface Database {
  companies: CompaniesTable;
  company_phases: CompanyPhasesTable;
  sic_codes: SicCodesTable;
  company_facts: CompanyFactsTable;
  former_names: FormerNamesTable;
  officers: OfficersTable;
  splits: SplitsTable;
  uncovered_tickers: UncoveredTickersTable;
  price_bars: PriceBarsTable;
  fundamentals: FundamentalsTable;
  earnings: EarningsTable;
  statement_facts: StatementFactsTable;
  financial_periods: FinancialPeriodsTable;
  company_figures: CompanyFiguresTable;
  figure_doubts: FigureDoubtsTable;
  filings: FilingsTable;
  insider_trades: InsiderTradesTable;
  bio_phases: BioPhasesTable;
  sponsor_trials: SponsorTrialsTable;
  ipos: IposTable;
  ingested_quotes: IngestedQuotesTable;
  ingested_bars: IngestedBarsTable;
  desk_copies: DeskCopiesTable;
  desk_entries: DeskEntriesTable;
  desk_versions: DeskVersionsTable;
  desk_log: DeskLogTable;
  data_decisions: DataDecisionsTable;
  desk_imported: DeskImportedTable;
  notifications: NotificationsTable;
  notification_reads: NotificationReadsTable;
  notification_mail: NotificationMailTable;
  notification_text_failures: NotificationTextFailuresTable;
  text_subscriptions: TextSubscriptionsTable;
  text_consents: TextConsentsTable;
  letter_sendings: LetterSendingsTable;
  letter_recipients: LetterRecipientsTable;
  letter_plans: LetterPlansTable;
  uploads: UploadsTable;
  meta: MetaTable;
  figures: FiguresTable;
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  google_flows: GoogleFlowsTable;
  rate_limits: RateLimitsTable;
  llm_costs: LlmCostsTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  screens: ScreensTable;
  jobs: JobsTable;
  chat_threads: ChatThreadsTable;
  chat_messages: ChatMessagesTable;
  chat_shares: ChatSharesTable;
  favorites: FavoritesTable;
  news: NewsTable;
  moved_news: MovedNewsTable;
  events: EventsTable;
  videos: VideosTable;
  video_unlocks: VideoUnlocksTable;
  clients: ClientsTable;
  landing_pages: LandingPagesTable;
  leaders: LeadersTable;
  analyst_records: AnalystRecordsTable;
  analyst_widgets: AnalystWidgetsTable;
  holdings: HoldingsTable;
  company_signups: CompanySignupsTable;
  subscribers: SubscribersTable;
  search_documents: SearchDocumentsTable;
  ownership_snapshots: OwnershipSnapshotsTable;
  short_interest: ShortInterestTable;
  stakes: StakesTable;
  moves: MovesTable;
  analyst_consensus: AnalystConsensusTable;
  eps_estimates: EpsEstimatesTable;
  report_dates: ReportDatesTable;
  dividends: DividendsTable;
  catalysts: CatalystsTable;
}
