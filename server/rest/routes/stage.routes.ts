import { get, patch, post, put } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestStages on Viewer {
    stages {
      id
      name
      applicantName
      status
      emails
      typicalDays
    }
  }
`);

const Stages = graphql(`
  query RestStages {
    viewer {
      ...RestStages
    }
  }
`);

const CreateStage = graphql(`
  mutation RestCreateStage($input: CreateStageInput!) {
    createStage(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const UpdateStage = graphql(`
  mutation RestUpdateStage($input: UpdateStageInput!) {
    updateStage(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const OrderStages = graphql(`
  mutation RestOrderStages($input: OrderStagesInput!) {
    orderStages(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const ArchiveStage = graphql(`
  mutation RestArchiveStage($input: ArchiveStageInput!) {
    archiveStage(input: $input) {
      viewer {
        ...RestStages
      }
    }
  }
`);

const MoveApplicationToStage = graphql(`
  mutation RestMoveApplicationToStage($input: MoveApplicationToStageInput!) {
    moveApplicationToStage(input: $input) {
      application {
        ...RestApplication
        stage {
          id
          name
          status
        }
      }
    }
  }
`);

export const stageRoutes = [
  get('/stages', "List the stages of the caller's company, in order", Stages, {
    answer: ['viewer', 'stages'],
  }),
  post('/stages', 'Add a stage at the end of its status', CreateStage, {
    answer: ['createStage', 'viewer', 'stages'],
    status: 201,
  }),
  put('/stages/order', 'Put the stages in another order', OrderStages, {
    answer: ['orderStages', 'viewer', 'stages'],
  }),
  patch('/stages/{id}', 'Rename a stage, or change its emails', UpdateStage, {
    answer: ['updateStage', 'viewer', 'stages'],
  }),
  post(
    '/stages/{id}/archive',
    'Archive a stage; its applications continue in another one',
    ArchiveStage,
    { answer: ['archiveStage', 'viewer', 'stages'] },
  ),
  patch(
    '/applications/{id}/stage',
    'Move an application to another stage; `fromStageId`, the stage you saw, detects a concurrent move',
    MoveApplicationToStage,
    { answer: ['moveApplicationToStage', 'application'] },
  ),
];
